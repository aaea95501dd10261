import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  cambiarEstructura,
  type Estructura,
  planearArmado,
  verArticulo,
  verEstructura,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AccionesDeEstructura } from './acciones-de-estructura.tsx';
import { SeccionArbol } from './arbol/seccion-arbol.tsx';
import { SeccionArmar } from './armar/seccion-armar.tsx';
import { EditorDeEstructura, EstructuraNueva } from './editor/editor-de-estructura.tsx';
import { type Edicion, useEdicion } from './editor/use-edicion.ts';
import { EstadoDeEstructura, HastaCuando, Validada } from './estado-de-estructura.tsx';
import { SeccionOrdenes } from './seccion-ordenes.tsx';
import { SeccionUsos } from './seccion-usos.tsx';
import { SeccionVersiones } from './seccion-versiones.tsx';
import { type BusquedaDeEstructura, leerBusquedaDeEstructura, SECCIONES, type Seccion } from './secciones.ts';

/** Last part of the address of an estructura that does not exist yet. */
const NUEVA = 'nueva';

/** One version: its tree, its plan, where it is used and what it was before. The tab is in the URL. */
export function EstructuraScreen() {
  const { t } = useTranslation('estructura');
  const { id = NUEVA } = useParams({ strict: false }) as { id?: string };
  const hasta = useRastroDelMenu();
  const consulta = useQuery({ ...consultaDe(verEstructura, { params: { id } }), enabled: id !== NUEVA });
  if (id === NUEVA) {
    const titulo = t('nueva');
    return (
      <Pagina titulo={titulo}>
        <Nueva />
      </Pagina>
    );
  }
  if (consulta.data) return <Abierta key={consulta.data.id} estructura={consulta.data} />;
  return (
    <Pagina titulo={t('titulo')} rastro={hasta}>
      <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={8} />}>
        {() => null}
      </Cargado>
    </Pagina>
  );
}

/** What is typed is above its tab, so that it is still there after a look at the tree, and what the header does knows of it. */
function Abierta({ estructura }: { readonly estructura: Estructura }) {
  const edicion = useEdicion(estructura);
  const titulo = estructura.codigo;
  return (
    <Pagina
      titulo={titulo}
      estado={<EstadoDeEstructura version={estructura} sobreBanda />}
      acciones={<AccionesDeEstructura estructura={estructura} sinGuardar={edicion.cambiado} />}
    >
      <Contenido estructura={estructura} edicion={edicion} />
    </Pagina>
  );
}

/** Of the artículo that the address says, if it says one. */
function Nueva() {
  const { articuloId } = leerBusquedaDeEstructura(useSearch({ strict: false }));
  const consulta = useQuery({
    ...consultaDe(verArticulo, { params: { id: articuloId ?? '' } }),
    enabled: articuloId !== undefined,
  });
  if (articuloId === undefined) return <EstructuraNueva />;
  return (
    <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={4} />}>
      {({ id, codigo, descripcion }) => <EstructuraNueva de={{ id, codigo, descripcion }} />}
    </Cargado>
  );
}

function Contenido({ estructura, edicion }: { readonly estructura: Estructura; readonly edicion: Edicion }) {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const navigate = useNavigate();
  const busqueda = leerBusquedaDeEstructura(useSearch({ strict: false }));
  const secciones = SECCIONES.filter((seccion) => {
    if (seccion === 'componentes') {
      return edicion.cambiado || (estructura.estado === 'BORRADOR' && puede(cambiarEstructura));
    }
    if (seccion === 'armar') return puede(planearArmado);
    return seccion !== 'ordenes' || (puede(planearArmado) && estructura.tipo === 'ARMADO');
  });
  const seccion = secciones.find((una) => una === busqueda.seccion) ?? 'arbol';
  const buscar = (cambios: BusquedaDeEstructura) =>
    void navigate({
      to: '/articulos/estructura/$id',
      params: { id: estructura.id },
      search: { ...busqueda, ...cambios },
      replace: true,
      resetScroll: false,
    } as never);
  return (
    <>
      <Tarjeta sinRelleno>
        <Cabeza estructura={estructura} />
        <Box sx={{ px: { xs: 0, sm: 1 } }}>
          <Pestanas<Seccion>
            etiqueta={t('secciones')}
            valor={seccion}
            pestanas={secciones.map((id) => ({
              id,
              titulo: t(`seccion.${id}`),
              ...(id === 'versiones' ? { cantidad: estructura.versiones.length } : {}),
            }))}
            onCambio={(id) => buscar({ seccion: id })}
          />
        </Box>
      </Tarjeta>
      {seccion === 'arbol' && <SeccionArbol estructura={estructura} busqueda={busqueda} onBusqueda={buscar} />}
      {seccion === 'componentes' && <EditorDeEstructura edicion={edicion} />}
      {seccion === 'armar' && <SeccionArmar estructura={estructura} />}
      {seccion === 'usos' && <SeccionUsos articuloId={estructura.articuloId} codigo={estructura.codigo} />}
      {seccion === 'versiones' && (
        <SeccionVersiones
          estructura={estructura}
          comparar={busqueda.comparar}
          onComparar={(comparar) => buscar({ comparar })}
        />
      )}
      {seccion === 'ordenes' && <SeccionOrdenes estructura={estructura} />}
      {seccion === 'actividad' && (
        <Tarjeta titulo={t('seccion.actividad')}>
          <LineaDeTiempo
            entidad="estructura"
            id={estructura.id}
            acciones={t('accionAuditada', { returnObjects: true })}
          />
        </Tarjeta>
      )}
    </>
  );
}

function Cabeza({ estructura }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('estructura');
  const { descripcion, tipo, numero, validada, validadaEn, validadaPor, nota } = estructura;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ fontWeight: 600 }}>{descripcion}</Box>
        <HastaCuando {...estructura} />
        {validada && <Validada />}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t(`${tipo}`)} · {t('versionN', { numero })}
        {validada && ` · ${t('validadaPor', { quien: validadaPor ?? '', cuando: formatearFechaHora(validadaEn) })}`}
        {nota !== '' && ` · ${nota}`}
      </Box>
    </Box>
  );
}
