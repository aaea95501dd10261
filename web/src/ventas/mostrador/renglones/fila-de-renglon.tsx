import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { textoDeDescuentos } from '#ventas/descuentos.ts';
import type { Moneda } from '#ventas/moneda.ts';
import type { DondeBusca } from '#ventas/mostrador/entrada/use-busqueda.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import type { Condiciones } from '#ventas/mostrador/panel/condiciones.ts';
import { AvisoDeEscalones, idDeEscalones } from './aviso-de-escalones.tsx';
import { AvisoDePrecio } from './aviso-de-precio.tsx';
import { AvisoDeSustitutos } from './aviso-de-sustitutos.tsx';
import { CampoDeCantidad } from './campo-de-cantidad.tsx';
import { type Escasez, importeDeRenglon, preciosMovidos } from './cuentas.ts';
import type { PrecioPorCantidad } from './escalones.ts';
import { QueLleva } from './que-lleva.tsx';
import { StockDeRenglon } from './stock-de-renglon.tsx';

export type OrdenesDeRenglon = {
  readonly onCantidad: (clave: string, cantidad: string) => void;
  readonly onQuitar: (clave: string) => void;
  /** Null when the person may not change prices. */
  readonly onRetocar: ((clave: string) => void) | null;
  readonly onEnfocar: (clave: string) => void;
  readonly onVolverALaEntrada: () => void;
  readonly onSustitutos: (clave: string) => void;
  readonly onKit: (clave: string) => void;
  /** How the price of a line stands against the cost of today. */
  readonly precioDe: Condiciones['precioDe'];
  readonly porCantidad: (renglon: RenglonDeBorrador) => PrecioPorCantidad | null;
  /** That of the lista. */
  readonly moneda: Moneda;
  /** Where what there is is looked for, and the lista of the prices. */
  readonly donde: DondeBusca;
};

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly numero: number;
  readonly esUltima: boolean;
  readonly escasez: Escasez | undefined;
  readonly sucursalId: string | undefined;
  readonly conDescuentos: boolean;
  readonly problema: string | undefined;
  readonly ordenes: OrdenesDeRenglon;
};

/** One line. With the focus on it: ↑↓ move, digits or Enter change the quantity, Supr removes, Esc goes back. */
export function FilaDeRenglon(props: Props) {
  const { t } = useTranslation('ventas');
  const { renglon, ordenes, conDescuentos } = props;
  const { clave, codigo } = renglon;
  const [editando, setEditando] = useState<string | null>(null);
  const importe = importeDeRenglon(renglon);
  const porCantidad = ordenes.porCantidad(renglon);
  const escalones = idDeEscalones(clave, porCantidad);

  const handleTecla = (evento: KeyboardEvent<HTMLTableRowElement>) => alTeclear(evento, renglon, ordenes, setEditando);

  return (
    <TableRow
      tabIndex={props.esUltima ? 0 : -1}
      data-renglon={clave}
      onKeyDown={handleTecla}
      onFocus={() => ordenes.onEnfocar(clave)}
      aria-label={t('mostrador.renglon.fila', {
        n: props.numero,
        cantidad: formatearCantidad(renglon.cantidad),
        codigo,
        descripcion: renglon.descripcion,
      })}
      aria-describedby={escalones}
      sx={fila(props.problema !== undefined)}
    >
      <TableCell align="right" sx={{ color: 'text.secondary' }}>
        {props.numero}
      </TableCell>
      <TableCell className="codigo" sx={{ fontWeight: 600, ...recortado }}>
        {codigo}
      </TableCell>
      <TableCell className="articulo" data-codigo={codigo} sx={recortado}>
        <span className="que" title={renglon.descripcion}>
          {renglon.descripcion}
          {renglon.marca && (
            <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>{` ${renglon.marca}`}</Box>
          )}
        </span>
        <AvisoDeSustitutos
          renglon={renglon}
          escaso={props.escasez !== undefined}
          donde={ordenes.donde}
          onVer={ordenes.onSustitutos}
        />
        {renglon.tipo === 'KIT' && <QueLleva renglon={renglon} onVer={ordenes.onKit} />}
        {porCantidad && <AvisoDeEscalones id={escalones} precio={porCantidad} moneda={ordenes.moneda} />}
        <AvisoDePrecio renglon={renglon} vigilado={ordenes.precioDe(renglon)} />
        {props.problema && <Problema texto={props.problema} />}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        <CantidadDeRenglon renglon={renglon} editando={editando} onEditar={setEditando} ordenes={ordenes} />
      </TableCell>
      <TableCell align="right">
        <Precio renglon={renglon} onRetocar={ordenes.onRetocar} />
      </TableCell>
      {conDescuentos && (
        <TableCell align="right" sx={{ ...recortado, px: 0.5 }} title={textoDeDescuentos(renglon.descuentos)}>
          {textoDeDescuentos(renglon.descuentos)}
        </TableCell>
      )}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <StockDeRenglon
          renglon={renglon}
          escasez={props.escasez}
          sucursalId={props.sucursalId}
          depositoId={ordenes.donde.depositoId}
        />
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {formatearImporte(importe)}
      </TableCell>
      <TableCell sx={{ px: 0.5 }}>
        <Pista texto={t('mostrador.renglon.quitar', { codigo })}>
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={t('mostrador.renglon.quitar', { codigo })}
            onClick={() => ordenes.onQuitar(clave)}
          >
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </TableCell>
    </TableRow>
  );
}

/** What a key does on a line that has the focus itself, not a control inside it. */
function alTeclear(
  evento: KeyboardEvent<HTMLTableRowElement>,
  renglon: RenglonDeBorrador,
  ordenes: OrdenesDeRenglon,
  editar: (desde: string) => void,
): void {
  if (evento.target !== evento.currentTarget) return;
  const { key, currentTarget } = evento;
  const esDigito = /^\d$/.test(key) && !evento.ctrlKey && !evento.metaKey && !evento.altKey;
  if (!esDigito && !['ArrowUp', 'ArrowDown', 'Delete', 'Enter', 'Escape'].includes(key)) return;

  evento.preventDefault();
  if (key === 'ArrowUp') moverFoco(currentTarget.previousElementSibling);
  else if (key === 'ArrowDown') {
    if (!moverFoco(currentTarget.nextElementSibling)) ordenes.onVolverALaEntrada();
  } else if (key === 'Escape') ordenes.onVolverALaEntrada();
  else if (key === 'Delete') ordenes.onQuitar(renglon.clave);
  else editar(key === 'Enter' ? editable(renglon) : key);
}

const editable = ({ cantidad }: RenglonDeBorrador): string => textoEditable(cantidad);

/** Whether there was a line to go to. */
function moverFoco(vecina: Element | null): boolean {
  if (!(vecina instanceof HTMLElement) || !vecina.hasAttribute('data-renglon')) return false;
  vecina.focus();
  return true;
}

function CantidadDeRenglon(props: {
  readonly renglon: RenglonDeBorrador;
  readonly editando: string | null;
  readonly onEditar: (desde: string | null) => void;
  readonly ordenes: OrdenesDeRenglon;
}) {
  const { t } = useTranslation('ventas');
  const { renglon, editando, onEditar, ordenes } = props;
  if (editando === null) {
    return (
      <ButtonBase
        tabIndex={-1}
        aria-label={t('mostrador.renglon.cantidadActual', {
          codigo: renglon.codigo,
          cantidad: formatearCantidad(renglon.cantidad),
        })}
        onClick={() => onEditar(editable(renglon))}
        sx={celdaQueSeToca}
      >
        {formatearCantidad(renglon.cantidad)}
      </ButtonBase>
    );
  }
  return (
    <CampoDeCantidad
      inicial={editando}
      codigo={renglon.codigo}
      decimales={renglon.decimales}
      onListo={(cantidad) => {
        onEditar(null);
        if (cantidad !== null) ordenes.onCantidad(renglon.clave, cantidad);
      }}
    />
  );
}

function Precio({
  renglon,
  onRetocar,
}: {
  readonly renglon: RenglonDeBorrador;
  readonly onRetocar: OrdenesDeRenglon['onRetocar'];
}) {
  const { t } = useTranslation('ventas');
  const texto = renglon.sinCargo ? t('mostrador.renglon.sinCargo') : formatearUnitario(renglon.precio);
  const [movido] = preciosMovidos([renglon]);
  const valor = renglon.precio === null ? <SinPrecio codigo={renglon.codigo} /> : texto;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      {movido && <Reloj renglon={movido} />}
      {onRetocar ? (
        <ButtonBase
          tabIndex={-1}
          aria-label={t('mostrador.renglon.cambiarPrecio', {
            codigo: renglon.codigo,
            precio: renglon.precio === null ? t('mostrador.renglon.sinPrecio') : texto,
          })}
          onClick={() => onRetocar(renglon.clave)}
          sx={celdaQueSeToca}
        >
          {valor}
        </ButtonBase>
      ) : (
        valor
      )}
    </Box>
  );
}

/** The list moved since the line was made (VEN-07); the tooltip shows both prices. */
export function Reloj({ renglon }: { readonly renglon: RenglonDeBorrador }) {
  const { t } = useTranslation('ventas');
  const texto = t('mostrador.renglon.movido', {
    precio: formatearUnitario(renglon.precio),
    hoy: formatearUnitario(renglon.precioDeListaHoy),
  });
  return (
    <Pista texto={texto}>
      <Box component="span" role="img" aria-label={texto} sx={{ display: 'inline-flex', color: 'warning.text' }}>
        <IconHistory size={16} stroke={1.7} aria-hidden />
      </Box>
    </Pista>
  );
}

function SinPrecio({ codigo }: { readonly codigo: string }) {
  const { t } = useTranslation('ventas');
  return (
    <Pista texto={t('mostrador.renglon.sinPrecioAyuda', { codigo })}>
      <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
        {t('mostrador.renglon.sinPrecio')}
      </Box>
    </Pista>
  );
}

function Problema({ texto }: { readonly texto: string }) {
  return (
    <Box
      component="span"
      role="alert"
      title={texto}
      sx={{ display: 'block', color: 'error.text', fontWeight: 500, ...recortado }}
    >
      {texto}
    </Box>
  );
}

const recortado = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const celdaQueSeToca = {
  font: 'inherit',
  color: 'inherit',
  height: 28,
  minWidth: 24,
  justifyContent: 'flex-end',
  px: 0.75,
  mx: -0.75,
  borderRadius: '5px',
  '&:hover': { bgcolor: 'primary.soft' },
} as const;
const fila = (conProblema: boolean) => ({
  ...(conProblema && { bgcolor: 'error.soft' }),
  '&:hover': { bgcolor: conProblema ? 'error.soft' : 'action.hover' },
  '&:focus-visible': { outlineOffset: -2, bgcolor: conProblema ? 'error.soft' : 'action.selected' },
});
