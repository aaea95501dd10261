import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { DECIMALES_UNITARIO } from '@trastienda/nucleo/comun/dinero.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearUnitario } from '#ui/formato.ts';
import { leerDecimal, textoEditable } from '#ui/leer-decimal.ts';
import type { RenglonDeBorrador, Retoque } from './borrador.ts';
import { leerDescuentos } from './leer-descuentos.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly onAplicar: (retoque: Retoque) => void;
  readonly onCerrar: () => void;
};

type Errores = { readonly precio?: string; readonly descuentos?: string };

/** Price and discounts of one line (F7), for who may change them. */
export function DialogoDePrecio({ renglon, onAplicar, onCerrar }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const [precio, setPrecio] = useState(() => (renglon.sinCargo ? '' : textoEditable(renglon.precio)));
  const [descuentos, setDescuentos] = useState(() => renglon.descuentos.map(textoEditable).join(' + '));
  const [sinCargo, setSinCargo] = useState(renglon.sinCargo);
  const [errores, setErrores] = useState<Errores>({});

  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    if (sinCargo) return onAplicar({ sinCargo: true });
    const leido = leerPrecio(precio);
    const leidos = leerDescuentos(descuentos);
    if (leido === null || leidos === null) {
      return setErrores({
        ...(leido === null ? { precio: t('mostrador.retoque.precioInvalido') } : {}),
        ...(leidos === null ? { descuentos: t('mostrador.retoque.descuentosInvalidos') } : {}),
      });
    }
    onAplicar(retoqueDe(renglon, leido, leidos));
  };

  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 380, width: '100%' } } }}
    >
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, p: 3 }}>
        <Box>
          <Typography id={id} variant="h5" component="h2">
            {t('mostrador.retoque.titulo')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <b>{renglon.codigo}</b> {renglon.descripcion}
          </Typography>
        </Box>
        <TextField
          autoFocus
          label={t('mostrador.retoque.precio')}
          value={precio}
          disabled={sinCargo}
          error={errores.precio !== undefined}
          helperText={
            errores.precio ?? t('mostrador.retoque.listaHoy', { precio: formatearUnitario(renglon.precioDeListaHoy) })
          }
          onChange={(evento) => setPrecio(evento.target.value)}
          onFocus={(evento) => evento.target.select()}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          label={t('mostrador.retoque.descuentos')}
          value={descuentos}
          disabled={sinCargo}
          error={errores.descuentos !== undefined}
          helperText={errores.descuentos ?? t('mostrador.retoque.descuentosAyuda')}
          onChange={(evento) => setDescuentos(evento.target.value)}
        />
        <FormControlLabel
          label={t('mostrador.retoque.sinCargo')}
          control={<Checkbox checked={sinCargo} onChange={(_, marcado) => setSinCargo(marcado)} />}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onCerrar}>{tUi('accion.cancelar')}</Button>
          <Button type="submit" variant="contained">
            {t('mostrador.retoque.aplicar')}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}

function leerPrecio(escrito: string): string | null {
  const leido = leerDecimal(escrito, DECIMALES_UNITARIO);
  if (leido.estado !== 'valido') return null;
  return decimal(leido.valor).gt(0) && decimalesUsados(leido.valor) <= DECIMALES_UNITARIO ? leido.valor : null;
}

/** Only what changed travels, so that a line whose price nobody touched keeps following its rules. */
function retoqueDe(renglon: RenglonDeBorrador, precio: string, descuentos: readonly string[]): Retoque {
  const otroPrecio = renglon.sinCargo || renglon.precio === null || !decimal(renglon.precio).eq(precio);
  const otrosDescuentos = descuentos.join() !== renglon.descuentos.map((d) => decimal(d).toFixed()).join();
  return {
    ...(renglon.sinCargo ? { sinCargo: false } : {}),
    ...(otroPrecio ? { precio } : {}),
    ...(otrosDescuentos ? { descuentos } : {}),
  };
}
