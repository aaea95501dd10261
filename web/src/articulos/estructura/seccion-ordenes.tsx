import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import {
  type Estructura,
  listarArmados,
  type OrdenDeArmado,
  revertirArmado,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { decirMovidos } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useFocoTrasOrdenar } from '#articulos/use-foco-tras-ordenar.ts';
import { formatearCantidad, formatearFechaHora, formatearPesos } from '#ui/formato/formato.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoDeOrden } from './estado-de-estructura.tsx';
import { TablaOLista } from './tabla-simple.tsx';
import { useRevertir } from './use-revertir.ts';

/** Those that are looked at here; all of them have a list of their own. */
const ULTIMAS = 20;

/** What was assembled and taken apart, and the way back. */
export function SeccionOrdenes({ estructura: { articuloId } }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('estructura');
  const ordenes = useQuery(paginaDe<typeof listarArmados>(listarArmados, { articuloId, porPagina: ULTIMAS }));
  return (
    <Tarjeta
      sinRelleno
      titulo={t('ordenes.titulo')}
      acciones={
        <Enlace to="/articulos/estructura/ordenes" search={{ articuloId } as never} sx={{ fontSize: '0.8125rem' }}>
          {ordenes.data && ordenes.data.total > ULTIMAS
            ? t('ordenes.verLas', { count: ordenes.data.total })
            : t('ordenes.enLista')}
        </Enlace>
      }
    >
      <Cargado
        consulta={ordenes}
        esqueleto={<EsqueletoDeTexto lineas={4} />}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ titulo: t('ordenes.vacio') }}
      >
        {({ filas }) => <Tabla ordenes={filas} />}
      </Cargado>
    </Tarjeta>
  );
}

function Tabla({ ordenes }: { readonly ordenes: readonly OrdenDeArmado[] }) {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const revertir = useRevertir();
  const alOrdenar = useFocoTrasOrdenar(false);
  const conValor = ordenes.some(({ valor }) => valor !== null);
  const seRevierte = ({ estado, sucursalId }: OrdenDeArmado) =>
    estado !== 'REVERTIDA' && puede(revertirArmado, sucursalId);
  const conAcciones = ordenes.some(seRevierte);
  return (
    <TablaOLista
      etiqueta={t('ordenes.titulo')}
      columnas={[
        { titulo: t('ordenes.orden') },
        { titulo: t('ordenes.sentido') },
        { titulo: t('ordenes.cantidad'), fin: true },
        { titulo: t('ordenes.lugar') },
        { titulo: t('ordenes.movido') },
        ...(conValor ? [{ titulo: t('ordenes.valor'), fin: true }] : []),
        { titulo: t('estado') },
        ...(conAcciones ? [{ titulo: t('ordenes.acciones') }] : []),
      ]}
      filas={ordenes.map((orden) => ({
        id: orden.id,
        ...(orden.estado === 'REVERTIDA' ? { tono: 'apagada' as const } : {}),
        celdas: [
          <span key="orden">
            <Enlace
              to="/articulos/estructura/ordenes"
              search={{ buscar: orden.texto, ver: orden.id } as never}
              sx={{ fontWeight: 600 }}
            >
              {orden.texto}
            </Enlace>{' '}
            · {formatearFechaHora(orden.creadoEn)} · {orden.creadoPor}
          </span>,
          t(`ordenes.${orden.sentido}`),
          `${formatearCantidad(orden.cantidad)} ${orden.unidad}`,
          `${orden.deposito} · ${orden.sucursal}`,
          decirMovidos(orden.movidos, formatearCantidad),
          ...(conValor ? [orden.valor === null ? '–' : formatearPesos(orden.valor)] : []),
          <EstadoDeOrden key="estado" estado={orden.estado} />,
          seRevierte(orden) ? (
            <Button
              key="revertir"
              size="small"
              color="inherit"
              aria-label={t('ordenes.revertirLa', { texto: orden.texto })}
              onClick={(evento) => {
                alOrdenar(evento);
                void revertir(orden);
              }}
            >
              {t('ordenes.revertir')}
            </Button>
          ) : null,
        ],
      }))}
    />
  );
}
