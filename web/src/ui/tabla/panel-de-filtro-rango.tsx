import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AtajosDePeriodo } from '#ui/atajos-de-periodo.tsx';
import { leerDecimal, textoEditable } from '#ui/leer-decimal.ts';
import type { DeCampos } from './panel-de-filtro.tsx';

/** What people ask of what there is; three decimals is as little as there can be. */
const EXISTENCIAS = [
  { texto: 'sin', desde: '0', hasta: '0' },
  { texto: 'con', desde: '0.001', hasta: '' },
  { texto: 'bajoCero', desde: '', hasta: '-0.001' },
] as const;

type Extremos = { readonly desde: string; readonly hasta: string };

/** Two ends, of numbers or of days; either may be left open. */
export function CamposDeRango({ columna, condicion, onCambio }: DeCampos) {
  const { t } = useTranslation('tabla');
  const { filtro, campo } = columna;
  const decimales = filtro.tipo === 'numero' ? filtro.decimales : undefined;
  const [escritos, setEscritos] = useState<Extremos>(() => {
    const { desde = '', hasta = '' } = condicion?.es === 'entre' ? condicion : {};
    return decimales === undefined ? { desde, hasta } : { desde: textoEditable(desde), hasta: textoEditable(hasta) };
  });
  const escribir = (nuevos: Extremos) => {
    setEscritos(nuevos);
    const desde = leer(nuevos.desde, decimales);
    const hasta = leer(nuevos.hasta, decimales);
    const nada = desde === '' && hasta === '';
    onCambio(
      nada || desde === null || hasta === null
        ? undefined
        : { campo, es: 'entre', ...(desde !== '' && { desde }), ...(hasta !== '' && { hasta }) },
    );
  };
  const extremo = (cual: keyof Extremos) => {
    const malo = leer(escritos[cual], decimales) === null;
    return (
      <TextField
        label={t(`filtro.${cual}Numero`)}
        size="small"
        fullWidth
        autoFocus={cual === 'desde'}
        autoComplete="off"
        value={escritos[cual]}
        error={malo}
        helperText={malo ? t('filtro.numeroMalo') : undefined}
        {...(decimales === undefined
          ? { type: 'date', slotProps: { inputLabel: { shrink: true } } }
          : { slotProps: { htmlInput: { inputMode: 'decimal' } } })}
        onChange={(evento) => escribir({ ...escritos, [cual]: evento.target.value })}
      />
    );
  };
  return (
    <>
      {decimales === undefined && <AtajosDePeriodo onElegir={escribir} />}
      {filtro.tipo === 'numero' && filtro.existencias && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {EXISTENCIAS.map(({ texto, desde, hasta }) => (
            <Button
              key={texto}
              size="small"
              variant="tonal"
              onClick={() => escribir({ desde: textoEditable(desde), hasta: textoEditable(hasta) })}
            >
              {t(`filtro.existencias.${texto}`)}
            </Button>
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {extremo('desde')}
        {extremo('hasta')}
      </Stack>
    </>
  );
}

/** '' is an open end; null cannot be read. */
function leer(escrito: string, decimales: number | undefined): string | null {
  if (decimales === undefined) return escrito;
  const leido = leerDecimal(escrito, decimales);
  if (leido.estado === 'vacio') return '';
  // A whole number with its thousands apart is what people mean in a range.
  if (leido.estado === 'ambiguo') return leido.conMiles;
  return leido.estado === 'valido' ? leido.valor : null;
}
