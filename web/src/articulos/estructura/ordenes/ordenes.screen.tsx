import Box from '@mui/material/Box';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  exportarArmados,
  listarArmados,
  type OrdenDeArmado,
  revertirArmado,
  SENTIDOS,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeArmado } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion } from '#acceso/sesion.tsx';
import { EstadoDeOrden } from '#articulos/estructura/estado-de-estructura.tsx';
import { FiltroDeArticulo } from '#articulos/estructura/filtro-de-articulo.tsx';
import { useRevertir } from '#articulos/estructura/use-revertir.ts';
import { formatearCantidad, formatearFechaHora } from '#ui/formato/formato.ts';
import { type ConsultaDeLista, useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroDePeriodo } from '#ui/listas/filtro-de-periodo.tsx';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useColumnasDeOrdenes } from './columnas-de-ordenes.tsx';
import { useOrdenAbierta } from './orden-abierta.ts';
import { PanelDeOrden } from './panel-de-orden.tsx';

/** Everything that was assembled and taken apart, wherever the person sees stock, and the way back (EST-08). */
export function OrdenesDeArmadoScreen() {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const navigate = useNavigate();
  const revertir = useRevertir();
  const consulta = useConsultaDeLista(listarArmados);
  const lista = useLista(listarArmados, consulta.valores);
  const titulo = t('ordenes.titulo');
  const { abierta, abrir: ver, cerrar } = useOrdenAbierta();
  const vista = lista.filas?.find(({ id }) => id === abierta);
  const abrir = ({ estructuraId }: OrdenDeArmado) =>
    void navigate({
      to: '/articulos/estructura/$id',
      params: { id: estructuraId },
      search: { seccion: 'ordenes' },
    } as never);
  return (
    <Pagina titulo={titulo} fija>
      <TablaDatos
        etiqueta={titulo}
        columnas={useColumnasDeOrdenes(consulta.valores.buscar)}
        clave="ordenes-de-armado"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ texto }) => texto}
        onAbrir={abrir}
        acciones={(orden) => [
          { texto: t('ordenes.ver'), onClick: () => ver(orden.id) },
          { texto: t('ordenes.abrir'), onClick: () => abrir(orden) },
          {
            texto: t('accion.verArticulo'),
            onClick: () => void navigate({ to: '/articulos/tabla/$id', params: { id: orden.articuloId } } as never),
          },
          ...(orden.estado === 'TERMINADA' && puede(revertirArmado, orden.sucursalId)
            ? [
                {
                  texto: t('ordenes.revertir'),
                  icono: IconoDeVuelta,
                  peligro: true,
                  onClick: () => void revertir(orden),
                },
              ]
            : []),
        ]}
        buscarEn={t('ordenes.buscarEn')}
        vistas={[
          { id: 'todas', titulo: t('todas'), valores: {} },
          { id: 'armados', titulo: t('ordenes.armados'), valores: { sentido: 'ARMAR' } },
          { id: 'desarmados', titulo: t('ordenes.desarmados'), valores: { sentido: 'DESARMAR' } },
          { id: 'revertidas', titulo: t('ordenes.revertidas'), valores: { estado: 'REVERTIDA' } },
        ]}
        filtros={<Filtros valores={consulta.valores} onCambio={consulta.cambiar} />}
        csv={{ endpoint: exportarArmados, nombre: 'ordenes-de-armado.csv' }}
        vacio={{
          icono: IconTool,
          titulo: t('ordenes.vacio'),
          texto: t('ordenes.vacioTexto'),
          accion: (
            <EnlaceBoton to="/articulos/estructura" activeOptions={{ exact: true }} variant="contained">
              {t('ordenes.irAEstructuras')}
            </EnlaceBoton>
          ),
        }}
        tarjeta={(orden) => <Ficha orden={orden} />}
      />
      {vista && <PanelDeOrden orden={vista} onCerrar={cerrar} />}
    </Pagina>
  );
}

type Valores = ReturnType<typeof useConsultaDeLista<typeof listarArmados>>['valores'];

function Filtros({ valores, onCambio }: { readonly valores: Valores; readonly onCambio: ConsultaDeLista['cambiar'] }) {
  const { t } = useTranslation('estructura');
  const { sucursales } = useSesion();
  return (
    <>
      {(sucursales.length > 1 || valores.sucursalId !== undefined) && (
        <FiltroOpciones
          etiqueta={t('ordenes.sucursal')}
          valor={valores.sucursalId}
          opciones={sucursales.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(sucursalId) => onCambio({ sucursalId })}
        />
      )}
      <FiltroDeArticulo
        etiqueta={t('filtro.articulo')}
        valor={valores.articuloId}
        onCambio={(articuloId) => onCambio({ articuloId })}
      />
      <FiltroOpciones
        etiqueta={t('tipo')}
        valor={valores.sentido}
        opciones={SENTIDOS.map((sentido) => ({ valor: sentido, texto: t(`ordenes.${sentido}`) }))}
        onCambio={(sentido) => onCambio({ sentido })}
      />
      <FiltroOpciones
        etiqueta={t('estado')}
        valor={valores.estado}
        opciones={cicloDeArmado.estados.map((estado) => ({ valor: estado, texto: t(`ordenes.${estado}`) }))}
        onCambio={(estado) => onCambio({ estado })}
      />
      <FiltroDePeriodo desde={valores.desde} hasta={valores.hasta} onCambio={onCambio} />
    </>
  );
}

function Ficha({ orden }: { readonly orden: OrdenDeArmado }) {
  const { t } = useTranslation('estructura');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <b>{orden.texto}</b>
        <EstadoDeOrden estado={orden.estado} />
      </Box>
      <Box sx={{ fontSize: '0.8125rem' }}>
        {t(`ordenes.${orden.sentido}`)}: {formatearCantidad(orden.cantidad)} {orden.unidad} ·{' '}
        <bdi>
          <b>{orden.codigo}</b>
        </bdi>{' '}
        {orden.descripcion}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {orden.deposito} · {orden.sucursal} · {formatearFechaHora(orden.creadoEn)} · {orden.creadoPor}
      </Box>
    </Box>
  );
}
