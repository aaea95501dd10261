import Box from '@mui/material/Box';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { Miniatura } from '#adjuntos/index.ts';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EnTransito } from '#articulos/en-transito.tsx';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import type { SucursalVisible } from '#articulos/sucursales.queries.ts';
import { formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { useColumnasGuardadas } from './columnas-guardadas.tsx';
import type { Ediciones } from './edicion-de-articulos.tsx';
import { useFiltrosDeColumnas } from './filtros-de-columnas.ts';
import { tituloDeSucursal } from './titulo-de-sucursal.ts';

const ConSuRazon = lazy(async () => ({ default: (await import('./razon-de-fila.tsx')).ConSuRazon }));

type Pedido = {
  readonly buscar: string | undefined;
  readonly orden: string | undefined;
  readonly lista: string;
  readonly sucursales: readonly SucursalVisible[];
  readonly ediciones: Ediciones;
};

/** The column of a sucursal is as wide as what stands over it: what is left is for the description. */
const ANCHO_DE_CIFRA = 22;
const ANCHO_DE_LETRA = 7.2;

/** Which way it is ordered by it, and its place when it is not the only one. */
const ANCHO_DE_ORDEN = 24;

const conTitulo = (titulo: string, ordena: boolean | undefined) => ({
  titulo,
  ancho: ANCHO_DE_CIFRA + Math.ceil(titulo.length * ANCHO_DE_LETRA) + (ordena ? ANCHO_DE_ORDEN : 0),
});

/** Code and description, what it costs and what there is in each sucursal, the own one first (ART-07). */
export function useColumnasDeArticulos(pedido: Pedido): readonly Columna<FilaDeArticulo>[] {
  const { buscar, orden, lista, sucursales, ediciones } = pedido;
  const { t } = useTranslation('articulos');
  const propia = useSucursal();
  const bajo = t('lista.bajoMinimo');
  const viaja = t('campo.transito');
  const conSuFiltro = useFiltrosDeColumnas();
  const columnas: readonly Columna<FilaDeArticulo>[] = [
    {
      id: 'codigo',
      titulo: t('campo.codigo'),
      ancho: 114,
      fija: true,
      ordenable: true,
      celda: ({ codigo }) => (
        <Box component="bdi" title={codigo} sx={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'imagen',
      titulo: t('campo.imagen'),
      ancho: 64,
      alinear: 'centro',
      ocultaBajo: 'xl',
      celda: ({ imagen }) => imagen !== null && <Miniatura imagen={imagen} lado={32} />,
    },
    {
      id: 'descripcion',
      titulo: t('campo.descripcion'),
      anchoMinimo: 184,
      ordenable: true,
      celda: ({ descripcion, hallado }) => {
        const dicha = (
          <span title={descripcion}>
            <Resaltado texto={descripcion} buscar={buscar} />
          </span>
        );
        return hallado ? (
          <Suspense fallback={dicha}>
            <ConSuRazon hallado={hallado}>{dicha}</ConSuRazon>
          </Suspense>
        ) : (
          dicha
        );
      },
    },
    {
      id: 'marca',
      titulo: t('campo.marca'),
      ancho: 78,
      ocultaBajo: 'md',
      ordenable: true,
      celda: ({ marca }) => (
        <Box component="span" title={marca ?? ''} sx={{ color: 'text.secondary' }}>
          {marca === null ? oVacio(null) : <Resaltado texto={marca} buscar={buscar} />}
        </Box>
      ),
    },
    {
      id: 'precio',
      titulo: lista,
      ancho: 102,
      alinear: 'fin',
      ordenable: true,
      celda: ({ precio }) => <b style={{ fontWeight: 600 }}>{formatearUnitario(precio)}</b>,
    },
    ...sucursales.map(
      (sucursal): Columna<FilaDeArticulo> => ({
        id: `stock-${sucursal.id}`,
        ...conTitulo(tituloDeSucursal(sucursal, sucursales.length), orden?.includes(sucursal.id)),
        alinear: 'fin',
        ordenable: true,
        propia: sucursal.id === propia?.id,
        ...(sucursal.id === propia?.id ? {} : { ocultaBajo: 'md' as const }),
        celda: (fila) => <StockEn fila={fila} sucursal={sucursal} bajo={bajo} viaja={viaja} />,
      }),
    ),
    {
      id: 'estado',
      titulo: t('campo.estado'),
      ancho: 132,
      ocultaBajo: 'lg',
      ordenable: true,
      celda: ({ estado }) => <EstadoDeArticulo estado={estado} />,
    },
    ...useColumnasGuardadas(lista),
  ];
  return columnas.map((columna) => {
    const edicion = ediciones[columna.id];
    return edicion ? { ...conSuFiltro(columna), edicion } : conSuFiltro(columna);
  });
}

type DeStock = {
  readonly fila: FilaDeArticulo;
  readonly sucursal: SucursalVisible;
  readonly bajo: string;
  readonly viaja: string;
  readonly fuerte?: boolean;
};

/** What a sucursal has to sell, after what is on its way to it: figures end at one line. Without a row it has nothing. */
export function StockEn({ fila, sucursal, bajo, viaja, fuerte = false }: DeStock) {
  if (fila.tipo === 'SERVICIO') return <span aria-hidden>{oVacio(null)}</span>;
  const saldo = fila.stock.find(({ sucursalId }) => sucursalId === sucursal.id);
  return (
    <>
      {saldo?.enTransito && <EnTransito cantidad={saldo.enTransito} texto={viaja} />}
      <CifraDeStock
        cantidad={saldo?.disponible ?? '0'}
        fuerte={fuerte}
        corta={fila.bajoMinimo.includes(sucursal.id) ? bajo : undefined}
      />
    </>
  );
}
