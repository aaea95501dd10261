import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import { useQuery } from '@tanstack/react-query';
import { type Articulo, type MinimoDeDeposito, verMinimos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EnTransito } from '#articulos/en-transito.tsx';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { VistaVacia } from '#ui/estado-vista.tsx';
import { formatearCantidad, formatearFechaHora, formatearRelativo, oVacio } from '#ui/formato.ts';
import { useEsCelular } from '#ui/lista-continua.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { CostoDelStock } from './costo-del-stock.tsx';
import { enTransitoDe, type SumaDeStock, sumarStock } from './sumar-stock.ts';

/** What there is in each place the person may see; with `porDeposito`, place by place, otherwise by sucursal. */
export function StockDeArticulo(props: { readonly articulo: Articulo; readonly porDeposito?: boolean }) {
  const { t } = useTranslation(['articulos', 'minimos', 'ficha']);
  const { articulo, porDeposito = false } = props;
  const propia = useSucursal();
  const esperado = useLoEsperado(articulo, !porDeposito);
  // On a phone only figures have a column; what else is said of a place stands under its name.
  const angosta = useEsCelular();
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
  const filas = filasDe(articulo.stock, porDeposito).toSorted(
    (a, b) => Number(b.sucursalId === propia?.id) - Number(a.sucursalId === propia?.id),
  );
  // A kit has only how many its components reach for.
  const propio = articulo.tipo === 'PRODUCTO';
  const deLoQueVende = sumarStock(articulo.stock.filter(({ vendible }) => vendible));
  // What stands under the places is what they add up to, also of those that do not sell.
  const total = porDeposito ? { ...sumarStock(articulo.stock), disponible: deLoQueVende.disponible } : deLoQueVende;
  // Place by place, what travels is in a place of its own.
  const conViajes = propio && !porDeposito && articulo.stock.some(({ enTransito }) => enTransito);
  const viaja = (sucursalId?: string) =>
    conViajes
      ? enTransitoDe(articulo.stock.filter((saldo) => sucursalId === undefined || saldo.sucursalId === sucursalId))
      : undefined;
  const dichoDebajo = ({ sucursalId, ultimoMovimiento }: Fila) => {
    const { minimo, ubicacion } = (propio && esperado?.get(sucursalId)) || { minimo: null, ubicacion: '' };
    return [
      minimo && `${t('minimos:min')} ${formatearCantidad(minimo)}`,
      ubicacion,
      propio && ultimoMovimiento && formatearRelativo(ultimoMovimiento),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Tarjeta titulo={t('minimos:stock.titulo')} sinRelleno>
      <Box role="group" aria-label={t('minimos:stock.titulo')} tabIndex={0} sx={angosta ? APRETADA : DE_LADO}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('minimos:stock.sucursal')}</TableCell>
              {porDeposito && !angosta && <TableCell>{t('minimos:stock.deposito')}</TableCell>}
              {propio && (
                <>
                  <TableCell align="right">{t('minimos:stock.fisico')}</TableCell>
                  <TableCell align="right">
                    <abbr title={t('minimos:stock.reservadoLargo')}>{t('minimos:stock.reservado')}</abbr>
                  </TableCell>
                </>
              )}
              <TableCell align="right">
                <abbr title={t('minimos:stock.disponibleLargo')}>{t('minimos:stock.disponible')}</abbr>
                {!propio && ` ${t('minimos:stock.deKit')}`}
              </TableCell>
              {conViajes && (
                <TableCell align="right">
                  <abbr title={t('minimos:stock.transitoLargo')}>{t('minimos:stock.transito')}</abbr>
                </TableCell>
              )}
              {esperado && !angosta && (
                <TableCell align="right">
                  <abbr title={t('minimos:minimo')}>{t('minimos:min')}</abbr>
                </TableCell>
              )}
              {propio && !angosta && (
                <TableCell align="right">
                  <abbr title={t('minimos:stock.ultimoLargo')}>{t('minimos:stock.ultimo')}</abbr>
                </TableCell>
              )}
              {esperado && !angosta && <TableCell align="right">{t('minimos:ubicacion')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {filas.map((fila) => (
              <TableRow key={fila.clave}>
                <TableCell sx={{ fontWeight: fila.sucursalId === propia?.id ? 600 : 400 }}>
                  {fila.sucursal}
                  {angosta && (
                    <Box sx={debajo}>
                      {porDeposito && <Deposito fila={fila} />}
                      <Box>{dichoDebajo(fila)}</Box>
                    </Box>
                  )}
                </TableCell>
                {porDeposito && !angosta && (
                  <TableCell>
                    <Deposito fila={fila} />
                  </TableCell>
                )}
                <Cantidades
                  suma={fila}
                  propio={propio}
                  corta={esperado?.get(fila.sucursalId)?.corta}
                  viaja={viaja(fila.sucursalId)}
                  vende={fila.vendible}
                />
                {esperado && !angosta && (
                  <TableCell align="right" sx={{ color: 'text.secondary' }}>
                    {oVacio(formatearMinimo(esperado.get(fila.sucursalId)))}
                  </TableCell>
                )}
                {propio && !angosta && (
                  <TableCell align="right" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    <span title={formatearFechaHora(fila.ultimoMovimiento)}>
                      {formatearRelativo(fila.ultimoMovimiento)}
                    </span>
                  </TableCell>
                )}
                {esperado && !angosta && (
                  <TableCell align="right" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    <bdi>{oVacio(esperado.get(fila.sucursalId)?.ubicacion)}</bdi>
                  </TableCell>
                )}
              </TableRow>
            ))}
            <TableRow sx={{ '& td, & th': { fontWeight: 600 } }}>
              <TableCell component="th" scope="row" colSpan={porDeposito && !angosta ? 2 : 1}>
                {t('minimos:stock.total')}
              </TableCell>
              <Cantidades suma={total} propio={propio} viaja={viaja()} />
              {propio && !angosta && <TableCell colSpan={esperado ? 3 : 1} />}
            </TableRow>
          </TableBody>
        </Table>
      </Box>
      {propio && porDeposito && articulo.costo && <CostoDelStock costo={articulo.costo} />}
    </Tarjeta>
  );
}

const DE_LADO = { overflowX: 'auto' } as const;
const APRETADA = { overflowX: 'auto', '& th, & td': { px: 1 } } as const;
const debajo = { color: 'text.secondary', fontWeight: 400, fontSize: '0.75rem' } as const;

/** A place, and why nothing of it can be promised. */
function Deposito({ fila: { deposito, vendible, enTransito } }: { readonly fila: Fila }) {
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

type Esperado = { readonly minimo: string | null; readonly ubicacion: string; readonly corta: string | undefined };

/** What each sucursal should hold and where, by its id; nothing until it is known, or where nobody said any of it (ART-13, ART-14). */
function useLoEsperado({ id, tipo, stock }: Articulo, hace: boolean): ReadonlyMap<string, Esperado> | undefined {
  const { t } = useTranslation(['articulos', 'minimos', 'ficha']);
  const { data } = useQuery({
    ...consultaDe(verMinimos, { params: { id } }),
    enabled: hace && tipo === 'PRODUCTO' && stock.length > 0,
  });
  // Place by place they are said apart, by who may have read them already.
  const dichos = hace
    ? (data?.filas ?? []).filter(({ minimo, ubicacion }) => minimo !== null || ubicacion !== null)
    : [];
  if (dichos.length === 0) return undefined;
  const sucursalDe = new Map(stock.map(({ depositoId, sucursalId }) => [depositoId, sucursalId]));
  const por = Map.groupBy(dichos, ({ depositoId }) => sucursalDe.get(depositoId) ?? '');
  return new Map([...por].map(([sucursalId, filas]) => [sucursalId, enUna(filas, t('lista.bajoMinimo'))]));
}

function enUna(filas: readonly MinimoDeDeposito[], bajo: string): Esperado {
  const minimos = filas.flatMap(({ minimo }) => minimo ?? []);
  const cortos = filas.filter((fila) => fila.bajo);
  return {
    minimo: minimos.length === 0 ? null : sumar(minimos).toString(),
    ubicacion: filas.flatMap(({ ubicacion }) => ubicacion ?? []).join(' · '),
    corta: cortos.length === 0 ? undefined : `${bajo}: ${cortos.map(({ deposito }) => deposito).join(', ')}`,
  };
}

const formatearMinimo = (de: Esperado | undefined) => de?.minimo && formatearCantidad(de.minimo);

type DeCantidades = {
  readonly suma: SumaDeStock;
  readonly propio: boolean;
  readonly corta?: string | undefined;
  /** What travels there, where that is a column. */
  readonly viaja?: string | undefined;
  /** Of what is where nothing is sold, none can be promised. */
  readonly vende?: boolean;
};

function Cantidades({ suma, propio, corta, viaja, vende = true }: DeCantidades) {
  const { t } = useTranslation('minimos');
  return (
    <>
      {propio && (
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
      {viaja !== undefined && (
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

type Fila = Articulo['stock'][number] & { readonly clave: string };

/** By sucursal only what sells counts: it is what can be promised. */
function filasDe(stock: Articulo['stock'], porDeposito: boolean): Fila[] {
  if (porDeposito) return stock.map((saldo) => ({ ...saldo, clave: saldo.depositoId }));
  const porSucursal = Map.groupBy(
    stock.filter(({ vendible }) => vendible),
    ({ sucursalId }) => sucursalId,
  );
  return [...porSucursal.values()].flatMap((saldos) => {
    const [primero] = saldos;
    if (!primero) return [];
    const ultimoMovimiento =
      saldos
        .flatMap((saldo) => saldo.ultimoMovimiento ?? [])
        .toSorted()
        .at(-1) ?? null;
    return [{ ...primero, ...sumarStock(saldos), ultimoMovimiento, clave: primero.sucursalId }];
  });
}
