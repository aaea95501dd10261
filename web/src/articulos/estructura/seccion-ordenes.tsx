import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import {
  type Estructura,
  listarArmados,
  type OrdenDeArmado,
  revertirArmado,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { Cargado, EsqueletoDeTexto } from '#ui/cargado.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearCantidad, formatearFechaHora, formatearPesos } from '#ui/formato.ts';
import { paginaDe } from '#ui/lista.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { TablaSimple } from './tabla-simple.tsx';

/** The last orders; the rest of what moved the artículo is in its kardex. */
const ULTIMAS = 100;

/** What was assembled and taken apart, and the way back. */
export function SeccionOrdenes({ estructura: { articuloId } }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('articulos');
  const ordenes = useQuery(paginaDe<typeof listarArmados>(listarArmados, { articuloId, porPagina: ULTIMAS }));
  return (
    <Tarjeta sinRelleno titulo={t('estructura.ordenes.titulo')}>
      <Cargado
        consulta={ordenes}
        esqueleto={<EsqueletoDeTexto lineas={4} />}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ titulo: t('estructura.ordenes.vacio') }}
      >
        {({ filas }) => <Tabla ordenes={filas} />}
      </Cargado>
    </Tarjeta>
  );
}

function Tabla({ ordenes }: { readonly ordenes: readonly OrdenDeArmado[] }) {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const revertir = useRevertir();
  const conValor = ordenes.some(({ valor }) => valor !== null);
  return (
    <TablaSimple
      etiqueta={t('estructura.ordenes.titulo')}
      columnas={[
        { titulo: t('estructura.ordenes.orden') },
        { titulo: t('estructura.ordenes.sentido') },
        { titulo: t('estructura.ordenes.cantidad'), fin: true },
        { titulo: t('estructura.ordenes.lugar') },
        { titulo: t('estructura.ordenes.movido') },
        ...(conValor ? [{ titulo: t('estructura.ordenes.valor'), fin: true }] : []),
        { titulo: t('estructura.estado') },
      ]}
      filas={ordenes.map((orden) => ({
        id: orden.id,
        ...(orden.estado === 'REVERTIDA' ? { tono: 'apagada' as const } : {}),
        celdas: [
          <span key="orden">
            <b>{orden.texto}</b> · {formatearFechaHora(orden.creadoEn)} · {orden.creadoPor}
          </span>,
          t(`estructura.ordenes.${orden.sentido}`),
          `${formatearCantidad(orden.cantidad)} ${orden.unidad}`,
          `${orden.deposito} · ${orden.sucursal}`,
          orden.movidos.map(({ codigo, cantidad }) => `${codigo} ${formatearCantidad(cantidad)}`).join(', '),
          ...(conValor ? [orden.valor === null ? '–' : formatearPesos(orden.valor)] : []),
          orden.estado === 'REVERTIDA' || !puede(revertirArmado, orden.sucursalId) ? (
            <EstadoChip key="estado" tono={orden.estado === 'REVERTIDA' ? 'neutro' : 'exito'}>
              {t(`estructura.ordenes.${orden.estado}`)}
            </EstadoChip>
          ) : (
            <Button key="revertir" size="small" color="inherit" onClick={() => void revertir(orden)}>
              {t('estructura.ordenes.revertir')}
            </Button>
          ),
        ],
      }))}
    />
  );
}

function useRevertir() {
  const { t } = useTranslation('articulos');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const comando = useComando(revertirArmado, { invalida: ['stock'] });
  return async ({ id, version, texto }: OrdenDeArmado): Promise<void> => {
    const si = await confirmar({
      titulo: t('estructura.ordenes.confirmar', { texto }),
      texto: t('estructura.ordenes.confirmarTexto'),
      boton: t('estructura.ordenes.revertir'),
      peligro: true,
    });
    if (!si) return;
    await comando
      .mutateAsync({ params: { id }, body: { version } })
      .then(() => avisos.exito(t('estructura.ordenes.revertida', { texto })))
      .catch((error: unknown) => avisos.error(error));
  };
}
