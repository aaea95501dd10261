import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { inicioDeVigencia } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { diaArgentino, esDia } from '@trastienda/nucleo/comun/fecha.ts';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearFecha } from '#ui/formato/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';

export type PuestaEnVigencia = { readonly desde: string | null; readonly motivo: string };

type Props = {
  readonly estructura: Pick<Estructura, 'numero' | 'codigo' | 'desde'>;
  /** Refused, it throws what the server said. `desde` is null when it is at once. */
  readonly onPoner: (como: PuestaEnVigencia) => Promise<unknown>;
  readonly onCerrar: () => void;
};

/** From which day a version is in force: today, which is at once, or one to come (EST-09). */
export function DialogoDeVigencia({ estructura, onPoner, onCerrar }: Props) {
  const { t } = useTranslation(['estructura', 'ui']);
  const { numero, codigo, desde } = estructura;
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const porque = useRef<HTMLInputElement>(null);
  const hoy = diaArgentino(new Date());
  const suyo = desde === null ? hoy : diaArgentino(new Date(desde));
  const [dia, setDia] = useState(suyo > hoy ? suyo : hoy);
  const [motivo, setMotivo] = useState('');
  const [reparo, setReparo] = useState<string | null>(null);
  const [falta, setFalta] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const luego = esDia(dia) && dia > hoy;

  const quejarse = (que: string) => {
    setReparo(que);
    campo.current?.focus();
  };
  const handleSubmit = async (evento: FormEvent) => {
    evento.preventDefault();
    const inicio = inicioDeVigencia(dia, new Date());
    if (!esDia(dia) || !inicio.ok) return quejarse(t('vigencia.pasado'));
    if (motivo.trim() !== '' && motivo.trim().length < MOTIVO_MINIMO) {
      setFalta(true);
      porque.current?.focus();
      return;
    }
    setOcupado(true);
    try {
      await onPoner({ desde: inicio.value && dia, motivo: motivo.trim() });
      onCerrar();
    } catch (error) {
      quejarse(mensajeDeError(error));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 420, width: '100%' } } }}
    >
      <Box component="form" noValidate onSubmit={(evento: FormEvent) => void handleSubmit(evento)}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {t('confirmar.vigente', { numero, codigo: deUnaPieza(codigo) })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('confirmar.vigenteTexto')}</Typography>
          <TextField
            autoFocus
            type="date"
            label={t('vigencia.desde')}
            value={dia}
            onChange={({ target }) => {
              setDia(target.value);
              setReparo(null);
            }}
            error={reparo !== null}
            helperText={reparo ?? (luego ? t('vigencia.luego', { dia: formatearFecha(dia) }) : t('vigencia.hoy'))}
            inputRef={campo}
            slotProps={{ htmlInput: { min: hoy } }}
          />
          <TextField
            label={t('ui:formulario.motivoOpcional')}
            value={motivo}
            onChange={({ target }) => {
              setMotivo(target.value);
              setFalta(false);
            }}
            error={falta}
            helperText={falta && t('ui:formulario.motivoPedido')}
            inputRef={porque}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCerrar}>{t('ui:accion.volver')}</Button>
          <Button type="submit" variant="contained" loading={ocupado}>
            {t(luego ? 'accion.programar' : 'accion.poner_vigente')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
