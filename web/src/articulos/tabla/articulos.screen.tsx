import Button from '@mui/material/Button';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  contarVistas,
  crearArticulo,
  exportarArticulos,
  exportarArticulosEnPdf,
  type FilaDeArticulo,
  listarArticulos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { useAccionesDeArticulo } from '#articulos/acciones-de-articulo.tsx';
import { useCamposDeTabla } from '#articulos/campos/use-campos-de-tabla.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { useSucursalesVisibles } from '#articulos/sucursales.queries.ts';
import { BotonDeImportar } from '#ui/archivos/boton-de-importar.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { useHuboGesto } from '#ui/flotantes/primer-gesto.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { celular, useEsCelular, useListaContinua } from '#ui/listas/lista-continua.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Vista } from '#ui/tabla/tabla-tipos.ts';
import { useColumnasDeArticulos } from './columnas-de-articulos.tsx';
import { useEdicionEnCeldas } from './edicion-de-articulos.tsx';
import { estiloDeTarjetas } from './estilo-de-tarjetas.ts';
import { FiltrosDeArticulos } from './filtros-de-articulos.tsx';
import { posicionDe } from './posicion.ts';
import { useTotales } from './totales-de-articulos.tsx';
import { comoFiltro, useSeleccionDeArticulos } from './use-seleccion-de-articulos.tsx';

// Most searches find something.
const Buscabas = lazy(async () => ({ default: (await import('#articulos/buscabas.tsx')).Buscabas }));

// Its figures are of the whole list: they are asked for once somebody is there to read them.
const PieDeArticulos = lazy(async () => ({ default: (await import('./pie-de-articulos.tsx')).PieDeArticulos }));

// A desk never draws one; a phone asks for it together with its first artículos.
const traerTarjeta = () => import('./tarjeta-de-articulo.tsx');
const TarjetaDeArticulo = lazy(async () => ({ default: (await traerTarjeta()).TarjetaDeArticulo }));
if (celular()) traerTarjeta().catch(() => {});

// The form, and all that forms need, come with the first artículo that is created.
const PanelDeArticulo = lazy(async () => ({
  default: (await import('./panel-de-articulo.tsx')).PanelDeArticulo,
}));

/** Every artículo with its price and its stock here and elsewhere (plate 03; on a phone, plate 10). */
export function ArticulosScreen() {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarArticulos);
  const lista = useListaContinua(listarArticulos, consulta.valores);
  const sucursales = useSucursalesVisibles();
  const acciones = useAccionesDeArticulo();
  const { seleccion, etiquetas, panel } = useSeleccionDeArticulos(consulta.valores);
  const [creando, setCreando] = useState(false);
  const { buscar, listaId, filtros } = consulta.valores;
  const listaDePrecio = useListasDePrecio().find(({ id, omision }) =>
    listaId === undefined ? omision : id === listaId,
  );
  const deCampos = useCamposDeTabla(filtros);
  const { ediciones, lector } = useEdicionEnCeldas(listaDePrecio);
  const columnas = useColumnasDeArticulos({
    buscar,
    orden: consulta.valores.orden,
    sucursales,
    ediciones,
    lista: listaDePrecio?.nombre ?? '',
  });

  const abrir = (articulo: Pick<FilaDeArticulo, 'id'>, indice?: number) =>
    void navigate({
      to: '/articulos/tabla/$id',
      params: { id: articulo.id },
      // The ficha walks this very list with «anterior» and «siguiente».
      search: {
        ...consulta.valores,
        ...(indice === undefined ? posicionDe(lista, articulo.id) : { posicion: indice + 1 }),
      },
    });
  const boton = puede(crearArticulo) && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setCreando(true)}
    >
      {t('lista.nuevo')}
    </Button>
  );
  return (
    <Pagina
      titulo={t('lista.titulo')}
      fija
      acciones={
        <Acciones valores={consulta.valores} deElegidas={etiquetas}>
          {boton}
        </Acciones>
      }
    >
      <TablaDatos
        etiqueta={t('lista.titulo')}
        columnas={deCampos.columnas.length === 0 ? columnas : [...columnas, ...deCampos.columnas]}
        clave="articulos"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={abrir}
        acciones={(articulo) => [{ texto: t('accion.ver'), onClick: () => abrir(articulo) }, ...acciones(articulo)]}
        seleccion={seleccion}
        filtros={<FiltrosDeArticulos consulta={consulta} lista={lista} />}
        vistas={useVistas(consulta.valores)}
        totales={useTotales(sucursales)}
        csv={{ endpoint: exportarArticulos, nombre: t('lista.csv'), pdf: exportarArticulosEnPdf }}
        pie={
          useHuboGesto() && (
            <Suspense>
              <PieDeArticulos valores={consulta.valores} />
            </Suspense>
          )
        }
        sugerir={(texto) => (
          <Suspense>
            <Buscabas texto={texto} onElegir={(otro) => consulta.cambiar({ buscar: otro })} />
          </Suspense>
        )}
        buscarEn={t('lista.buscarEn')}
        vacio={{ icono: IconPackages, titulo: t('lista.vacio'), texto: t('lista.vacioTexto'), accion: boton }}
        estiloDeTarjetas={estiloDeTarjetas}
        tarjeta={(articulo) => (
          <TarjetaDeArticulo
            articulo={articulo}
            sucursales={sucursales}
            buscar={buscar}
            moneda={listaDePrecio?.moneda}
            campos={deCampos.columnas}
          />
        )}
      />
      {panel}
      {deCampos.lector}
      {lector}
      {creando && (
        <Suspense>
          <PanelDeArticulo
            buscado={lista.total === 0 ? buscar : undefined}
            onCerrar={() => setCreando(false)}
            onGuardado={(articulo) => abrir(articulo)}
          />
        </Suspense>
      )}
    </Pagina>
  );
}

type Cuentas = { readonly [Vista in 'todos' | 'conStock' | 'bajoMinimo' | 'sinPrecio' | 'inactivos']?: number | null };
const CONTANDO: Cuentas = { todos: null, conStock: null, bajoMinimo: null, sinPrecio: null, inactivos: null };

/** On a phone all but the main one are in a menu: the list begins a hand higher. */
function Acciones(props: {
  readonly valores: Parameters<typeof comoFiltro>[0];
  /** Takes those chosen to their labels, when there are any. */
  readonly deElegidas: () => boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('articulos');
  const { t: tUi } = useTranslation('ui');
  const puede = usePuede();
  const navigate = useNavigate();
  const importa = puede({ permiso: 'importacion.hacer' });
  const etiquetas = { to: '/articulos/etiquetas', search: { filtro: comoFiltro(props.valores) } } as const;
  // What was done to many at once, to look at it or to undo it (ART-19, UA-11).
  const hechos = [
    { permiso: 'articulo.ver', texto: t('accion.ediciones'), to: '/articulos/ediciones' },
    { permiso: 'costo.ver', texto: t('accion.cambiosDeCosto'), to: '/articulos/cambios-de-costo' },
  ] as const;
  const deLote = hechos
    .filter(({ permiso }) => puede({ permiso }))
    .map(({ texto, to }) => ({ texto, onClick: () => void navigate({ to }) }));
  if (useEsCelular()) {
    const importar = {
      texto: tUi('accion.importar'),
      onClick: () => void navigate({ to: '/importaciones/nueva', search: { entidad: 'articulos' } }),
    };
    return (
      <>
        {props.children}
        <MenuDeFila
          etiqueta={tUi('accion.masAcciones')}
          acciones={() => [
            ...(importa ? [importar] : []),
            { texto: t('accion.etiquetas'), onClick: () => void (props.deElegidas() || navigate(etiquetas)) },
            ...deLote,
          ]}
        />
      </>
    );
  }
  return (
    <>
      {importa && <BotonDeImportar entidad="articulos" />}
      <EnlaceBoton {...etiquetas} onClick={(evento) => props.deElegidas() && evento.preventDefault()}>
        {t('accion.etiquetas')}
      </EnlaceBoton>
      {deLote.length > 0 && <MenuDeFila etiqueta={tUi('accion.masAcciones')} acciones={() => deLote} />}
      {props.children}
    </>
  );
}

type Acotada = { readonly listaId?: string | undefined; readonly sucursalId?: string | undefined };

/** The tab of what there is «acá» is on also where the address says another sucursal, which a filter tells then. */
function useVistas({ listaId, sucursalId }: Acotada): readonly Vista[] {
  const { t } = useTranslation('articulos');
  const aca = useSucursal()?.id;
  const cual = sucursalId ?? aca;
  const donde = cual ? { sucursalId: cual } : {};
  const { data, isPending } = useQuery({
    ...consultaDe(contarVistas, { query: { ...donde, ...(listaId ? { listaId } : {}) } }),
    // Counting the whole catalogue is not worth repeating at every filter.
    staleTime: 60_000,
  });
  const { todos, conStock, bajoMinimo, sinPrecio, inactivos }: Cuentas = data ?? (isPending ? CONTANDO : {});
  return [
    { id: 'todos', titulo: t('lista.todos'), cantidad: todos, valores: {} },
    { id: 'stock', titulo: t('lista.conStock'), cantidad: conStock, valores: { conStock: 'true', ...donde } },
    { id: 'minimo', titulo: t('lista.bajoMinimo'), cantidad: bajoMinimo, valores: { bajoMinimo: 'true', ...donde } },
    { id: 'precio', titulo: t('lista.sinPrecio'), cantidad: sinPrecio, valores: { sinPrecio: 'true' } },
    { id: 'inactivos', titulo: t('lista.inactivos'), cantidad: inactivos, valores: { estado: 'INACTIVO' } },
  ];
}
