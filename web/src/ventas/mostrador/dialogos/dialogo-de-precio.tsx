import Alert from '@mui/material/Alert';
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
import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import type { PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearPorcentaje, formatearUnitario } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';
import type { RenglonDeBorrador, Retoque } from '#ventas/mostrador/guardar/borrador.ts';
import { daDescuentos, daMotivos } from '#ventas/mostrador/panel/condiciones.ts';
import { useTextoDeAlarma } from '#ventas/mostrador/renglones/aviso-de-precio.tsx';
import { leerDescuentos } from '#ventas/mostrador/renglones/leer-descuentos.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  /** Another price or none; without it, only discounts. */
  readonly puedePrecio: boolean;
  readonly limite: Limite | undefined;
  readonly vigilado: PrecioVigilado | undefined;
  readonly onAplicar: (retoque: Retoque) => void;
  readonly onCerrar: () => void;
};

type Errores = { readonly precio?: string; readonly descuentos?: string };

/** Price and discounts of one line (F7), for who may change them. */
export function DialogoDePrecio({ renglon, onAplicar, onCerrar, ...props }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const [precio, setPrecio] = useState(() => (renglon.sinCargo ? '' : textoEditable(renglon.precio)));
  const [descuentos, setDescuentos] = useState(() => renglon.descuentos.map(textoEditable).join(' + '));
  const [sinCargo, setSinCargo] = useState(renglon.sinCargo);
  const [motivo, setMotivo] = useState(renglon.motivoDePrecio);
  const [errores, setErrores] = useState<Errores>({});

  const { puedePrecio, limite, vigilado } = props;
  const alarma = useTextoDeAlarma(vigilado);
  const daAlgo = daDescuentos(limite);
  const maximo = limite?.descuentoMaximo ?? '0';
  const ayuda =
    daAlgo && maximo !== '100'
      ? t('mostrador.retoque.descuentosHasta', { maximo: formatearPorcentaje(maximo) })
      : t('mostrador.retoque.descuentosAyuda');
  const pideMotivo = motivo !== '' || renglon.motivoDePrecio !== '' || daMotivos(limite);

  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    const conMotivo = motivo.trim() === renglon.motivoDePrecio ? {} : { motivoDePrecio: motivo.trim() };
    if (sinCargo) return onAplicar({ sinCargo: true, ...conMotivo });
    const leido = leerPrecio(precio);
    const leidos = leerDescuentos(descuentos);
    if (leido === null || leidos === null) {
      return setErrores({
        ...(leido === null ? { precio: t('mostrador.retoque.precioInvalido') } : {}),
        ...(leidos === null ? { descuentos: t('mostrador.retoque.descuentosInvalidos') } : {}),
      });
    }
    onAplicar({ ...retoqueDe(renglon, leido, leidos), ...conMotivo });
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
          autoFocus={puedePrecio}
          label={t('mostrador.retoque.precio')}
          value={precio}
          disabled={sinCargo || !puedePrecio}
          error={errores.precio !== undefined}
          helperText={
            errores.precio ?? t('mostrador.retoque.listaHoy', { precio: formatearUnitario(renglon.precioDeListaHoy) })
          }
          onChange={(evento) => setPrecio(evento.target.value)}
          onFocus={(evento) => evento.target.select()}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          autoFocus={!puedePrecio}
          label={t('mostrador.retoque.descuentos')}
          value={descuentos}
          disabled={sinCargo || !(puedePrecio || daAlgo)}
          error={errores.descuentos !== undefined}
          helperText={errores.descuentos ?? ayuda}
          onChange={(evento) => setDescuentos(evento.target.value)}
        />
        {puedePrecio && (
          <FormControlLabel
            label={t('mostrador.retoque.sinCargo')}
            control={<Checkbox checked={sinCargo} onChange={(_, marcado) => setSinCargo(marcado)} />}
          />
        )}
        {alarma !== '' && (
          <Alert severity="warning" sx={{ py: 0.25 }}>
            {alarma}
          </Alert>
        )}
        {pideMotivo && (
          <TextField
            label={t('mostrador.retoque.motivo')}
            value={motivo}
            helperText={t('mostrador.retoque.motivoAyuda')}
            onChange={(evento) => setMotivo(evento.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
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
