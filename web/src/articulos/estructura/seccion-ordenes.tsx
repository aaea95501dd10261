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
import { paginaDe } from '#ui/pagina-de-lista.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { TablaSimple } from './tabla-simple.tsx';

/** The last orders; the rest of what moved the artículo is in its kardex. */
const ULTIMAS = 100;

/** What was assembled and taken apart, and the way back. */
export function SeccionOrdenes({ estructura: { articuloId } }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('estructura');
  const ordenes = useQuery(paginaDe<typeof listarArmados>(listarArmados, { articuloId, porPagina: ULTIMAS }));
  return (
    <Tarjeta sinRelleno titulo={t('ordenes.titulo')}>
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
  const conValor = ordenes.some(({ valor }) => valor !== null);
  return (
    <TablaSimple
      etiqueta={t('ordenes.titulo')}
      columnas={[
        { titulo: t('ordenes.orden') },
        { titulo: t('ordenes.sentido') },
        { titulo: t('ordenes.cantidad'), fin: true },
        { titulo: t('ordenes.lugar') },
        { titulo: t('ordenes.movido') },
        ...(conValor ? [{ titulo: t('ordenes.valor'), fin: true }] : []),
        { titulo: t('estado') },
      ]}
      filas={ordenes.map((orden) => ({
        id: orden.id,
        ...(orden.estado === 'REVERTIDA' ? { tono: 'apagada' as const } : {}),
        celdas: [
          <span key="orden">
            <b>{orden.texto}</b> · {formatearFechaHora(orden.creadoEn)} · {orden.creadoPor}
          </span>,
          t(`ordenes.${orden.sentido}`),
          `${formatearCantidad(orden.cantidad)} ${orden.unidad}`,
          `${orden.deposito} · ${orden.sucursal}`,
          orden.movidos.map(decirMovido).join(', '),
          ...(conValor ? [orden.valor === null ? '–' : formatearPesos(orden.valor)] : []),
          orden.estado === 'REVERTIDA' || !puede(revertirArmado, orden.sucursalId) ? (
            <EstadoChip key="estado" tono={orden.estado === 'REVERTIDA' ? 'neutro' : 'exito'}>
              {t(`ordenes.${orden.estado}`)}
            </EstadoChip>
          ) : (
            <Button key="revertir" size="small" color="inherit" onClick={() => void revertir(orden)}>
              {t('ordenes.revertir')}
            </Button>
          ),
        ],
      }))}
    />
  );
}

const decirMovido = ({ codigo, cantidad, numeros }: OrdenDeArmado['movidos'][number]): string =>
  `${codigo} ${formatearCantidad(cantidad)}${numeros.length > 0 ? ` (${numeros.join(', ')})` : ''}`;

function useRevertir() {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const comando = useComando(revertirArmado, { invalida: ['stock'] });
  return async ({ id, version, texto }: OrdenDeArmado): Promise<void> => {
    const si = await confirmar({
      titulo: t('ordenes.confirmar', { texto }),
      texto: t('ordenes.confirmarTexto'),
      boton: t('ordenes.revertir'),
      peligro: true,
    });
    if (!si) return;
    await comando
      .mutateAsync({ params: { id }, body: { version } })
      .then(() => avisos.exito(t('ordenes.revertida', { texto })))
      .catch((error: unknown) => avisos.error(error));
  };
}
