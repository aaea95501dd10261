import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nombreDeLista } from '#articulos/nombre-de-lista.ts';
import { formatearEntero, formatearFecha, formatearImporte, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { DeDondeSale } from './de-donde-sale.tsx';
import { FormulasDeListas } from './formulas-de-listas.tsx';
import { Renglon, Renglones } from './renglon.tsx';

type PrecioDeHoy = Articulo['precios'][number];
type DeArticulo = { readonly articulo: Articulo };

/** What it costs today in every lista, derived ones too, net and with IVA, and what is already written to come (PRE-01, PRE-14). */
export function PreciosDeHoy({ articulo }: DeArticulo) {
  const { t } = useTranslation('costos');
  const Filas = useEsCelular() ? EnRenglones : EnTabla;
  return (
    <>
      <Tarjeta titulo={t('hoy.titulo')} sinRelleno>
        <Filas articulo={articulo} />
      </Tarjeta>
      <FormulasDeListas articuloId={articulo.id} />
    </>
  );
}

function EnTabla({ articulo }: DeArticulo) {
  const { t } = useTranslation('costos');
  const conProximo = articulo.precios.some(({ proximo }) => proximo !== null);
  return (
    <Box role="group" aria-label={t('hoy.titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('hoy.lista')}</TableCell>
            <TableCell align="right">{t('hoy.neto')}</TableCell>
            <TableCell align="right">{t('hoy.conIva')}</TableCell>
            <TableCell>{t('hoy.desde')}</TableCell>
            {conProximo && <TableCell>{t('hoy.proximo')}</TableCell>}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {articulo.precios.map((precio) => (
            <Fila key={precio.listaId} articulo={articulo} precio={precio} conProximo={conProximo} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const EnRenglones = ({ articulo }: DeArticulo) => (
  <Renglones etiqueta={useTranslation('costos').t('hoy.titulo')}>
    {articulo.precios.map((precio) => (
      <EnRenglon key={precio.listaId} articulo={articulo} precio={precio} />
    ))}
  </Renglones>
);

type DePrecio = DeArticulo & { readonly precio: PrecioDeHoy };

function Fila({ articulo, precio, conProximo }: DePrecio & { readonly conProximo: boolean }) {
  const { t } = useTranslation('costos');
  const proximo = useProximo(precio);
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
          {nombreDeLista(precio)}
        </TableCell>
        <TableCell align="right" sx={{ fontWeight: 600 }}>
          {precio.neto === null ? t('hoy.sinPrecio') : formatearUnitario(precio.neto)}
        </TableCell>
        <TableCell align="right">{formatearImporte(precio.conIva)}</TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{oVacio(precio.desde && formatearFecha(precio.desde))}</TableCell>
        {conProximo && <TableCell>{oVacio(proximo)}</TableCell>}
        <TableCell align="right" padding="none" sx={{ paddingInlineEnd: 1 }}>
          <Flecha lista={precio.lista} abierta={abierta} de={id} onCambio={setAbierta} />
        </TableCell>
      </TableRow>
      {abierta && (
        <TableRow id={id}>
          <TableCell colSpan={conProximo ? 6 : 5} sx={{ bgcolor: 'page' }}>
            <DeDondeSale articulo={articulo} listaId={precio.listaId} lista={precio.lista} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

function EnRenglon({ articulo, precio }: DePrecio) {
  const { t } = useTranslation('costos');
  const proximo = useProximo(precio);
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  return (
    <Renglon
      titulo={nombreDeLista(precio)}
      importe={precio.neto === null ? t('hoy.sinPrecio') : `${t('hoy.neto')} ${formatearUnitario(precio.neto)}`}
      datos={[precio.desde && `${t('hoy.desde')} ${formatearFecha(precio.desde)}`]}
      cifras={[precio.conIva && `${t('hoy.conIva')} ${formatearImporte(precio.conIva)}`]}
      pie={proximo === '' ? [] : [`${t('hoy.proximo')}: ${proximo}`]}
      accion={<Flecha lista={precio.lista} abierta={abierta} de={id} onCambio={setAbierta} />}
    >
      {abierta && (
        <Box id={id} sx={{ mt: 1, px: 1.5, borderRadius: 1, bgcolor: 'page' }}>
          <DeDondeSale articulo={articulo} listaId={precio.listaId} lista={precio.lista} />
        </Box>
      )}
    </Renglon>
  );
}

/** Opens where a price comes from. */
function Flecha(props: {
  readonly lista: string;
  readonly abierta: boolean;
  /** What it opens. */
  readonly de: string;
  readonly onCambio: (abierta: boolean) => void;
}) {
  const { t } = useTranslation('costos');
  return (
    <IconButton
      aria-label={t('hoy.detalle', { lista: props.lista })}
      aria-expanded={props.abierta}
      aria-controls={props.de}
      onClick={() => props.onCambio(!props.abierta)}
    >
      <Box
        component={IconChevronDown}
        size={18}
        stroke={1.7}
        aria-hidden
        sx={{ transform: props.abierta ? 'rotate(180deg)' : 'none' }}
      />
    </IconButton>
  );
}

function useProximo({ proximo }: PrecioDeHoy): string {
  const { t } = useTranslation('costos');
  if (proximo === null) return '';
  const fecha = formatearFecha(proximo.desde);
  if (proximo.neto === null) return t('hoy.termina', { fecha });
  const cambia = t('hoy.cambia', { precio: formatearUnitario(proximo.neto), fecha });
  return proximo.lote === null ? cambia : t('hoy.conLote', { cambia, numero: formatearEntero(proximo.lote.numero) });
}
