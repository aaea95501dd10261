import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import { diaArgentino, finDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato.ts';
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
  const [tarde, setTarde] = useState(false);

  const handleSubmit = async (evento: FormEvent) => {
    evento.preventDefault();
    const instante = instanteDe(dia, hora);
    if (instante === null || instante <= new Date()) {
      setTarde(true);
      return;
    }
    if (await comandos.programar(lote.version, instante.toISOString())) onCerrar();
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
                setTarde(false);
              }}
              error={tarde}
              helperText={tarde ? t('actualizar.lote.programar.futuro') : undefined}
              slotProps={{ htmlInput: { min: diaArgentino(new Date()) } }}
            />
            <TextField
              type="time"
              label={t('actualizar.lote.programar.hora')}
              value={hora}
              onChange={({ target }) => {
                setHora(target.value);
                setTarde(false);
              }}
              error={tarde}
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
