import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { diaArgentino, finDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { horaDe, instanteDe } from './dia-y-hora.ts';
import type { Comandos } from './use-comandos.ts';

/** The day and the hour a batch is applied by itself. Begins with tomorrow at eight, before the counter opens. */
export function DialogoDeProgramar(props: {
  readonly lote: LoteDePrecio;
  readonly comandos: Comandos;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('precios');
  const { lote, comandos, onCerrar } = props;
  const id = useId();
  const [dia, setDia] = useState(() =>
    diaArgentino(lote.aplicaDesde ? new Date(lote.aplicaDesde) : finDelDia(diaArgentino(new Date()))),
  );
  const [hora, setHora] = useState(() => (lote.aplicaDesde ? horaDe(lote.aplicaDesde) : '08:00'));
  const [reparo, setReparo] = useState<string | null>(null);
  const reparoDe = (instante: Date | null): string | null => {
    if (instante === null || instante <= new Date()) return t('actualizar.lote.programar.futuro');
    if (lote.hasta === null || instante < new Date(lote.hasta)) return null;
    return t('actualizar.lote.programar.termina', { cuando: formatearFechaHora(lote.hasta) });
  };

  const handleSubmit = async (evento: FormEvent) => {
    evento.preventDefault();
    const instante = instanteDe(dia, hora);
    const suyo = reparoDe(instante);
    setReparo(suyo);
    if (instante === null || suyo !== null) return;
    if (await comandos.programar(lote.version, instante.toISOString(), setReparo)) onCerrar();
  };
  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 420, width: '100%' } } }}
    >
      <Box component="form" noValidate onSubmit={(evento: FormEvent) => void handleSubmit(evento)}>
        <DialogTitle id={id}>
          {t('actualizar.lote.programar.titulo', { numero: formatearEntero(lote.numero) })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('actualizar.lote.programar.texto')}
            {lote.hasta !== null &&
              ` ${t('actualizar.lote.resultado.vuelven', { cuando: formatearFechaHora(lote.hasta) })}`}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
            <TextField
              autoFocus
              type="date"
              label={t('actualizar.lote.programar.dia')}
              value={dia}
              onChange={({ target }) => {
                setDia(target.value);
                setReparo(null);
              }}
              error={reparo !== null}
              helperText={reparo}
              slotProps={{ htmlInput: { min: diaArgentino(new Date()) } }}
            />
            <TextField
              type="time"
              label={t('actualizar.lote.programar.hora')}
              value={hora}
              onChange={({ target }) => {
                setHora(target.value);
                setReparo(null);
              }}
              error={reparo !== null}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCerrar}>{t('actualizar.lote.programar.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={comandos.ocupado}>
            {t('actualizar.lote.programar.boton')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
