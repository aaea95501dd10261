import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { esDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type Condicion, leerConocidas } from '@trastienda/nucleo/comun/filtros.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConEspera } from '#ui/con-espera.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';
import { AtajosDePeriodo } from '#ui/listas/atajos-de-periodo.tsx';
import type { ColumnaFiltrable } from './filtro-de-columna.ts';
import type { DeCampos } from './panel-de-filtro.tsx';

/** What people ask of what there is; three decimals is as little as there can be. */
const EXISTENCIAS = [
  { texto: 'sin', desde: '0', hasta: '0' },
  { texto: 'con', desde: '0.001', hasta: '' },
  { texto: 'bajoCero', desde: '', hasta: '-0.001' },
] as const;

const ESPERA_MS = 600;

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
  // A year has other ones before it while it is typed.
  const quietos = useConEspera(JSON.stringify(escritos), ESPERA_MS) === JSON.stringify(escritos);
  const escribir = (nuevos: Extremos) => {
    setEscritos(nuevos);
    const desde = leer(nuevos.desde, columna);
    const hasta = leer(nuevos.hasta, columna);
    const nada = desde === '' && hasta === '';
    onCambio(
      nada || desde === null || hasta === null
        ? undefined
        : { campo, es: 'entre', ...(desde !== '' && { desde }), ...(hasta !== '' && { hasta }) },
    );
  };
  const extremo = (cual: keyof Extremos) => {
    const noSeLee = leer(escritos[cual], columna) === null;
    const malo = (noSeLee || (cual === 'hasta' && estaAlReves(condicion))) && (decimales !== undefined || quietos);
    const queTiene = noSeLee ? queTieneDeMalo(escritos[cual], decimales) : 'filtro.alReves';
    return (
      <TextField
        label={t(`filtro.${cual}Numero`)}
        size="small"
        fullWidth
        autoFocus={cual === 'desde'}
        autoComplete="off"
        value={escritos[cual]}
        error={malo}
        helperText={malo ? t(queTiene) : undefined}
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

/** '' is an open end; null cannot be asked. */
function leer(escrito: string, { campo, filtro: { tipo, ...filtro } }: ColumnaFiltrable): string | null {
  const leido = 'decimales' in filtro ? leerNumero(escrito, filtro.decimales) : escrito;
  const seLee =
    leido !== null && (leido === '' || leerConocidas(`${campo}:entre:${leido},`, { [campo]: tipo }).length > 0);
  return seLee ? leido : null;
}

function leerNumero(escrito: string, decimales: number): string | null {
  const leido = leerDecimal(escrito, decimales);
  if (leido.estado === 'vacio') return '';
  // A whole number with its thousands apart is what people mean in a range.
  if (leido.estado === 'ambiguo') return leido.conMiles;
  return leido.estado === 'valido' ? leido.valor : null;
}

/** Nothing is both from one on and up to another that comes before it. */
export function estaAlReves(condicion: Condicion | undefined): boolean {
  if (condicion?.es !== 'entre') return false;
  const { desde, hasta } = condicion;
  if (desde === undefined || hasta === undefined) return false;
  // Days are written so that they go in the order of their letters.
  return esDia(desde) ? desde > hasta : Number(desde) > Number(hasta);
}

/** What is wrong with an end that cannot be asked: it is no day, no number, or one that is too long. */
function queTieneDeMalo(escrito: string, decimales: number | undefined) {
  if (decimales === undefined) return 'filtro.diaMalo';
  return leerNumero(escrito, decimales) === null ? 'filtro.numeroMalo' : 'filtro.numeroLargo';
}
