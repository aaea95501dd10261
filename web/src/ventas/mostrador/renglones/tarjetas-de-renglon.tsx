import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { AvisoDeEscalones, idDeEscalones } from './aviso-de-escalones.tsx';
import { AvisoDePrecio } from './aviso-de-precio.tsx';
import { AvisoDeSustitutos } from './aviso-de-sustitutos.tsx';
import { CampoDeCantidad } from './campo-de-cantidad.tsx';
import { type Escasez, escasez, importeDeRenglon, preciosMovidos } from './cuentas.ts';
import { type OrdenesDeRenglon, Reloj } from './fila-de-renglon.tsx';
import { QueLleva } from './que-lleva.tsx';
import { StockDeRenglon } from './stock-de-renglon.tsx';

type Props = {
  readonly renglones: readonly RenglonDeBorrador[];
  readonly sucursalId: string | undefined;
  readonly problemas: Readonly<Record<string, string>>;
  readonly ordenes: OrdenesDeRenglon;
  readonly onStock: (clave: string) => void;
};

/** The lines on a phone: one card with a stepper each; the rest is in its menu, never only behind a gesture. */
export function TarjetasDeRenglon(props: Props) {
  const { t } = useTranslation('ventas');
  const faltantes = new Map(escasez(props.renglones).map((una) => [una.renglon.clave, una]));
  if (props.renglones.length === 0) return null;
  return (
    <Paper
      component="ul"
      aria-label={t('mostrador.renglon.tabla')}
      sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'clip' }}
    >
      {props.renglones.map((renglon) => (
        <Tarjeta key={renglon.clave} {...props} renglon={renglon} escasez={faltantes.get(renglon.clave)} />
      ))}
    </Paper>
  );
}

function Tarjeta(props: Props & { readonly renglon: RenglonDeBorrador; readonly escasez: Escasez | undefined }) {
  const { t } = useTranslation('ventas');
  const { renglon, ordenes } = props;
  const { clave, codigo } = renglon;
  const problema = props.problemas[clave];
  const [movido] = preciosMovidos([renglon]);
  const porCantidad = ordenes.porCantidad(renglon);
  const escalones = idDeEscalones(clave, porCantidad);
  const acciones = () => [
    { texto: t('mostrador.atajos.stock'), onClick: () => props.onStock(clave) },
    ...(ordenes.onRetocar
      ? [{ texto: t('mostrador.atajos.descuento'), onClick: () => ordenes.onRetocar?.(clave) }]
      : []),
    { texto: t('mostrador.renglon.quitar', { codigo }), onClick: () => ordenes.onQuitar(clave), peligro: true },
  ];
  return (
    <Box component="li" sx={{ ...tarjeta, ...(problema && { bgcolor: 'error.soft' }) }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem' }}>{renglon.descripcion}</Box>
        {movido && <Reloj renglon={movido} />}
        <Box sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>{formatearImporte(importeDeRenglon(renglon))}</Box>
      </Stack>
      <Stack direction="row" sx={cuerpo}>
        <Box sx={{ flex: '1 1 104px', minWidth: 0, fontSize: '0.75rem', lineHeight: '1.125rem' }}>
          <b>{codigo}</b>
          {renglon.descuentos.map((d) => ` · −${formatearCantidad(d)} %`).join('')}
          <Box>
            <StockDeRenglon
              renglon={renglon}
              escasez={props.escasez}
              sucursalId={props.sucursalId}
              depositoId={ordenes.donde.depositoId}
            />
          </Box>
          <AvisoDeSustitutos
            renglon={renglon}
            escaso={props.escasez !== undefined}
            donde={ordenes.donde}
            onVer={ordenes.onSustitutos}
          />
          {renglon.tipo === 'KIT' && <QueLleva renglon={renglon} onVer={ordenes.onKit} />}
          <AvisoDePrecio renglon={renglon} vigilado={ordenes.precioDe(renglon)} />
          {problema && (
            <Box role="alert" sx={{ color: 'error.text', fontWeight: 500 }}>
              {problema}
            </Box>
          )}
        </Box>
        <Pasos renglon={renglon} ordenes={ordenes} escalones={escalones} />
        <MenuDeFila etiqueta={t('mostrador.renglon.acciones', { codigo })} acciones={acciones} />
      </Stack>
      {porCantidad && <AvisoDeEscalones id={escalones} precio={porCantidad} moneda={ordenes.moneda} />}
    </Box>
  );
}

type DePasos = {
  readonly renglon: RenglonDeBorrador;
  readonly ordenes: OrdenesDeRenglon;
  /** What says how the price goes by the quantity. */
  readonly escalones: string | undefined;
};

/** Minus, the quantity (a touch writes it), plus. The last minus does not remove: that is in the menu. */
function Pasos({ renglon, ordenes, escalones }: DePasos) {
  const { t } = useTranslation('ventas');
  const [editando, setEditando] = useState(false);
  const { clave, codigo, cantidad } = renglon;
  const mover = (paso: 1 | -1) => {
    const nueva = decimal(cantidad).plus(paso);
    if (nueva.gt(CERO)) ordenes.onCantidad(clave, nueva.toFixed());
  };
  if (editando) {
    return (
      <Box sx={{ width: 120 }}>
        <CampoDeCantidad
          inicial={textoEditable(cantidad)}
          codigo={codigo}
          decimales={renglon.decimales}
          onListo={(leida) => {
            setEditando(false);
            if (leida !== null) ordenes.onCantidad(clave, leida);
          }}
        />
      </Box>
    );
  }
  return (
    <Stack direction="row" sx={pasos}>
      <IconButton
        aria-label={t('mostrador.renglon.restar', { codigo })}
        disabled={decimal(cantidad).lte(1)}
        onClick={() => mover(-1)}
      >
        <IconMinus size={17} stroke={1.7} aria-hidden />
      </IconButton>
      <Box
        component="button"
        type="button"
        aria-label={t('mostrador.renglon.cantidadActual', { codigo, cantidad: formatearCantidad(cantidad) })}
        aria-describedby={escalones}
        onClick={() => setEditando(true)}
        sx={numero}
      >
        {formatearCantidad(cantidad)}
      </Box>
      <IconButton aria-label={t('mostrador.renglon.sumar', { codigo })} onClick={() => mover(1)}>
        <IconPlus size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </Stack>
  );
}

const tarjeta = {
  display: 'grid',
  // Never wider than the screen, whatever a chip says.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
  p: 1.75,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
/** Where the quantity leaves little beside it, it goes below. */
const cuerpo = { flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 } as const;
const pasos = {
  alignItems: 'center',
  width: 128,
  height: 44,
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
const numero = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  p: 0,
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  bgcolor: 'transparent',
} as const;
