import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { esVendible } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  type Articulo,
  cambiarArticulo,
  fusionarArticulo,
  listarProveedoresDeArticulo,
  verArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { useAccionesDeArticulo } from '#articulos/acciones-de-articulo.tsx';
import { leerBusquedaDeFicha, SECCIONES, type Seccion } from '#articulos/secciones.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { CabezaDeArticulo } from './cabeza-de-articulo.tsx';
import { ContenidoDeFicha } from './contenido-de-ficha.tsx';
import { Vecinos } from './vecinos.tsx';

const PanelDeFusion = lazy(async () => ({ default: (await import('./fusion/panel-de-fusion.tsx')).PanelDeFusion }));

/** The ficha of an artículo (plate 04). Its tab is in the URL, and so is the list it walks. */
export function ArticuloScreen() {
  const { t } = useTranslation(['articulos', 'ficha']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useQuery(consultaDe(verArticulo, { params: { id } }));
  const titulo = consulta.data?.codigo ?? t('selector.articulo');
  // Another artículo starts reading, not editing.
  const [editandoId, setEditandoId] = useState<string | null>(null);
  const terminar = useCallback(() => setEditandoId(null), []);
  const irASeccion = useIrASeccion();
  const editar = (articulo: Articulo) => {
    setEditandoId(articulo.id);
    irASeccion(articulo.id, 'datos');
  };
  return (
    <Pagina
      titulo={titulo}
      acciones={
        <>
          <Vecinos />
          {consulta.data && editandoId !== id && <Acciones articulo={consulta.data} onEditar={editar} />}
        </>
      }
    >
      <Cargado consulta={consulta}>
        {(articulo) => (
          // Walking the list changes the artículo: nothing open or typed on one may end up on another.
          <Ficha key={articulo.id} articulo={articulo} editando={editandoId === id} onListo={terminar} />
        )}
      </Cargado>
    </Pagina>
  );
}

function Acciones({
  articulo,
  onEditar,
}: {
  readonly articulo: Articulo;
  readonly onEditar: (articulo: Articulo) => void;
}) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const puede = usePuede();
  const acciones = useAccionesDeArticulo()(articulo);
  const [fusionando, setFusionando] = useState<string | null>(null);
  const fusionar =
    puede(fusionarArticulo) && esVendible(articulo.estado)
      ? [{ texto: t('accion.fusionar'), onClick: () => setFusionando(articulo.id) }]
      : [];
  return (
    <>
      {puede(cambiarArticulo) && (
        <Button
          variant="contained"
          startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />}
          onClick={() => onEditar(articulo)}
        >
          {t('accion.editar')}
        </Button>
      )}
      <MenuDeFila etiqueta={t('accion.mas', { codigo: articulo.codigo })} acciones={() => [...fusionar, ...acciones]} />
      {fusionando === articulo.id && (
        <Suspense fallback={null}>
          <PanelDeFusion articulo={articulo} onCerrar={() => setFusionando(null)} />
        </Suspense>
      )}
    </>
  );
}

function useIrASeccion() {
  const navigate = useNavigate();
  return (id: string, seccion: Seccion) =>
    void navigate({
      to: '/articulos/tabla/$id',
      params: { id },
      search: (actual: object) => ({ ...actual, seccion: seccion === 'resumen' ? undefined : seccion }),
      resetScroll: false,
    } as never);
}

type PropsDeFicha = { readonly articulo: Articulo; readonly editando: boolean; readonly onListo: () => void };

function Ficha({ articulo, editando, onListo }: PropsDeFicha) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const { seccion: pedida = 'resumen' } = leerBusquedaDeFicha(useSearch({ strict: false }));
  const irASeccion = useIrASeccion();
  const puede = usePuede();
  const secciones = SECCIONES.filter((id) => {
    // A service is made of nothing, and nothing is made of it.
    if (id === 'estructura') return articulo.tipo !== 'SERVICIO';
    return id !== 'proveedores' || puede(listarProveedoresDeArticulo);
  });
  const seccion = secciones.includes(pedida) ? pedida : 'resumen';
  const [hayCambios, setHayCambios] = useState(false);
  useAvisoAlSalir(hayCambios, 'seccion');
  // Whatever way its tab is left, by a click or by the browser, the edition is over.
  useEffect(() => (seccion === 'datos' ? onListo : undefined), [seccion, onListo]);
  return (
    <>
      <Tarjeta sinRelleno>
        <CabezaDeArticulo articulo={articulo} />
        <Box sx={{ px: { xs: 0, sm: 1 } }}>
          <Pestanas
            etiqueta={t('ficha:secciones')}
            valor={seccion}
            pestanas={secciones.map((id) => ({
              id,
              titulo: t(`ficha:${id}`),
              ...(id === 'codigos' ? { cantidad: articulo.codigos.length + 1 } : {}),
            }))}
            onCambio={(nueva) => irASeccion(articulo.id, nueva)}
          />
        </Box>
      </Tarjeta>
      <ContenidoDeFicha
        articulo={articulo}
        seccion={seccion}
        editando={editando}
        onCambios={setHayCambios}
        onListo={onListo}
      />
    </>
  );
}
