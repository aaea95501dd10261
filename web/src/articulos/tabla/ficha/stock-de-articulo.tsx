import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EnTransito } from '#articulos/en-transito.tsx';
import { formatearCantidad, formatearFechaHora, formatearRelativo, oVacio } from '#ui/formato/formato.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { CostoDelStock } from './costo-del-stock.tsx';
import { type Esperado, useLoEsperado } from './lo-esperado.ts';
import { type Lugar, loQueViaja, lugaresDe, totalDe } from './lugares-con-stock.ts';
import type { SumaDeStock } from './sumar-stock.ts';

type Props = { readonly articulo: Articulo; readonly porDeposito?: boolean };

/** What there is in each place the person may see; with `porDeposito`, place by place, otherwise by sucursal. */
export function StockDeArticulo({ articulo, porDeposito = false }: Props) {
  const { t } = useTranslation(['minimos', 'ficha']);
  const servicio = articulo.tipo === 'SERVICIO';
  if (articulo.stock.length === 0 || servicio) {
    return (
      <Tarjeta titulo={t('minimos:stock.titulo')} sinRelleno>
        <VistaVacia
          icono={IconBuildingWarehouse}
          titulo={t(servicio ? 'ficha:sinStock' : 'minimos:stock.sinDerecho')}
          {...(servicio ? {} : { texto: t('minimos:stock.sinDerechoTexto') })}
        />
      </Tarjeta>
    );
  }
  return (
    <Tarjeta titulo={t('minimos:stock.titulo')} sinRelleno>
      <TablaDeLugares articulo={articulo} porDeposito={porDeposito} />
      {articulo.tipo === 'PRODUCTO' && porDeposito && articulo.costo && <CostoDelStock costo={articulo.costo} />}
    </Tarjeta>
  );
}

/** Which columns there are, besides the sucursal and what can be promised. */
type Columnas = {
  readonly deposito: boolean;
  /** A kit has only how many its components reach for. */
  readonly cantidades: boolean;
  /** Place by place, what travels is in a place of its own. */
  readonly viaja: boolean;
  readonly ultimo: boolean;
  readonly esperado: boolean;
};

function TablaDeLugares({ articulo, porDeposito }: Required<Props>) {
  const { t } = useTranslation('minimos');
  const propia = useSucursal();
  const esperado = useLoEsperado(articulo, !porDeposito);
  // On a phone only figures have a column; what else is said of a place stands under its name.
  const angosta = useEsCelular();
  const { stock } = articulo;
  const propio = articulo.tipo === 'PRODUCTO';
  const columnas: Columnas = {
    deposito: porDeposito && !angosta,
    cantidades: propio,
    viaja: propio && !porDeposito && stock.some(({ enTransito }) => enTransito),
    ultimo: propio && !angosta,
    esperado: esperado !== undefined && !angosta,
  };
  const lugares = lugaresDe(stock, porDeposito).toSorted(
    (a, b) => Number(b.sucursalId === propia?.id) - Number(a.sucursalId === propia?.id),
  );
  return (
    <Box role="group" aria-label={t('stock.titulo')} tabIndex={0} sx={angosta ? APRETADA : DE_LADO}>
      <Table size="small">
        <TableHead>
          <Titulos columnas={columnas} />
        </TableHead>
        <TableBody>
          {lugares.map((lugar) => (
            <Renglon
              key={lugar.clave}
              columnas={columnas}
              lugar={lugar}
              esPropio={lugar.sucursalId === propia?.id}
              esperado={esperado?.get(lugar.sucursalId)}
              viaja={loQueViaja(stock, lugar.sucursalId)}
              debajo={
                angosta ? (
                  <DichoDebajo {...{ lugar, porDeposito, propio }} esperado={esperado?.get(lugar.sucursalId)} />
                ) : null
              }
            />
          ))}
          <TableRow sx={{ '& td, & th': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row" colSpan={columnas.deposito ? 2 : 1}>
              {t('stock.total')}
            </TableCell>
            <Cantidades columnas={columnas} suma={totalDe(stock, porDeposito)} viaja={loQueViaja(stock)} />
            {columnas.ultimo && <TableCell colSpan={columnas.esperado ? 3 : 1} />}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

const DE_LADO = { overflowX: 'auto' } as const;
const APRETADA = { overflowX: 'auto', '& th, & td': { px: 1 } } as const;

function Titulos({ columnas }: { readonly columnas: Columnas }) {
  const { t } = useTranslation('minimos');
  return (
    <TableRow>
      <TableCell>{t('stock.sucursal')}</TableCell>
      {columnas.deposito && <TableCell>{t('stock.deposito')}</TableCell>}
      {columnas.cantidades && (
        <>
          <TableCell align="right">{t('stock.fisico')}</TableCell>
          <TableCell align="right">
            <abbr title={t('stock.reservadoLargo')}>{t('stock.reservado')}</abbr>
          </TableCell>
        </>
      )}
      <TableCell align="right">
        <abbr title={t('stock.disponibleLargo')}>{t('stock.disponible')}</abbr>
        {!columnas.cantidades && ` ${t('stock.deKit')}`}
      </TableCell>
      {columnas.viaja && (
        <TableCell align="right">
          <abbr title={t('stock.transitoLargo')}>{t('stock.transito')}</abbr>
        </TableCell>
      )}
      {columnas.esperado && (
        <TableCell align="right">
          <abbr title={t('minimo')}>{t('min')}</abbr>
        </TableCell>
      )}
      {columnas.ultimo && (
        <TableCell align="right">
          <abbr title={t('stock.ultimoLargo')}>{t('stock.ultimo')}</abbr>
        </TableCell>
      )}
      {columnas.esperado && <TableCell align="right">{t('ubicacion')}</TableCell>}
    </TableRow>
  );
}

type DeRenglon = {
  readonly columnas: Columnas;
  readonly lugar: Lugar;
  readonly esPropio: boolean;
  readonly esperado: Esperado | undefined;
  readonly viaja: string;
  readonly debajo: ReactNode;
};

function Renglon({ columnas, lugar, esPropio, esperado, viaja, debajo }: DeRenglon) {
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: esPropio ? 600 : 400 }}>
        {lugar.sucursal}
        {debajo}
      </TableCell>
      {columnas.deposito && (
        <TableCell>
          <Deposito lugar={lugar} />
        </TableCell>
      )}
      <Cantidades columnas={columnas} suma={lugar} corta={esperado?.corta} viaja={viaja} vende={lugar.vendible} />
      {columnas.esperado && (
        <TableCell align="right" sx={{ color: 'text.secondary' }}>
          {oVacio(esperado?.minimo && formatearCantidad(esperado.minimo))}
        </TableCell>
      )}
      {columnas.ultimo && (
        <TableCell align="right" sx={apagada}>
          <span title={formatearFechaHora(lugar.ultimoMovimiento)}>{formatearRelativo(lugar.ultimoMovimiento)}</span>
        </TableCell>
      )}
      {columnas.esperado && (
        <TableCell align="right" sx={apagada}>
          <bdi>{oVacio(esperado?.ubicacion)}</bdi>
        </TableCell>
      )}
    </TableRow>
  );
}

const apagada = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;

type DeDebajo = {
  readonly lugar: Lugar;
  readonly porDeposito: boolean;
  readonly propio: boolean;
  readonly esperado: Esperado | undefined;
};

function DichoDebajo({ lugar, porDeposito, propio, esperado }: DeDebajo) {
  const { t } = useTranslation('minimos');
  const { ultimoMovimiento } = lugar;
  const dicho = propio
    ? [
        esperado?.minimo && `${t('min')} ${formatearCantidad(esperado.minimo)}`,
        esperado?.ubicacion,
        ultimoMovimiento && formatearRelativo(ultimoMovimiento),
      ]
    : [];
  return (
    <Box sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.75rem' }}>
      {porDeposito && <Deposito lugar={lugar} />}
      <Box>{dicho.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
}

/** A place, and why nothing of it can be promised. */
function Deposito({ lugar: { deposito, vendible, enTransito } }: { readonly lugar: Lugar }) {
  const { t } = useTranslation('minimos');
  return (
    <>
      {deposito}{' '}
      {!vendible && (
        <EstadoChip tono="neutro" sinPunto>
          {t(enTransito ? 'stock.transito' : 'stock.noVende')}
        </EstadoChip>
      )}
    </>
  );
}

type DeCantidades = {
  readonly columnas: Columnas;
  readonly suma: SumaDeStock;
  readonly corta?: string | undefined;
  /** What travels there. */
  readonly viaja: string;
  /** Of what is where nothing is sold, none can be promised. */
  readonly vende?: boolean;
};

function Cantidades({ columnas, suma, corta, viaja, vende = true }: DeCantidades) {
  const { t } = useTranslation('minimos');
  return (
    <>
      {columnas.cantidades && (
        <>
          <TableCell align="right">
            <CifraDeStock cantidad={suma.fisico} />
          </TableCell>
          <TableCell align="right">
            <CifraDeStock cantidad={suma.reservado} />
          </TableCell>
        </>
      )}
      <TableCell align="right">
        {vende ? <CifraDeStock cantidad={suma.disponible} fuerte corta={corta} /> : oVacio(null)}
      </TableCell>
      {columnas.viaja && (
        <TableCell align="right" sx={sinSangria}>
          {Number(viaja) === 0 ? (
            <CifraDeStock cantidad="0" />
          ) : (
            <EnTransito cantidad={viaja} texto={t('stock.transitoLargo')} />
          )}
        </TableCell>
      )}
    </>
  );
}

/** Alone in its column it ends where the zeros do, with no figure to stand apart from. */
const sinSangria = { '& > span': { marginInline: '0 !important' } } as const;
