import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
import { useNavigate } from '@tanstack/react-router';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { exportarNotas, finalizarNota, listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useColumnasDeNotas } from '#ventas/columnas-de-notas.tsx';
import { FiltrosDeNotas } from '#ventas/filtros-de-notas.tsx';
import { TarjetaDeNota } from '#ventas/tarjeta-de-nota.tsx';
import { useTotalesDeNotas } from '#ventas/totales-de-notas.tsx';

const TODOS = ESTADOS_POR_ENTREGAR.join(',');

/** The notas with something still to deliver; the address may narrow them down, never widen them. */
export function FinalizarNotasScreen() {
  const { t } = useTranslation('ventas');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarNotas);
  const columnas = useColumnasDeNotas(consulta.valores.buscar, ESTADOS_POR_ENTREGAR);
  const valores = { ...consulta.valores, estado: soloPorEntregar(consulta.valores.estado) };
  const totales = useTotalesDeNotas();
  const lista = useLista(listarNotas, valores);

  const ver = ({ id }: FilaDeNota) => void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id } });
  const entregar = ({ id }: FilaDeNota) =>
    void navigate({ to: '/ventas/finalizar-notas-de-pedido/$id', params: { id } });
  const abrir = (nota: FilaDeNota) => (puede(finalizarNota, nota.sucursal.id) ? entregar(nota) : ver(nota));

  return (
    <Pagina titulo={t('finalizar.titulo')} fija>
      <TablaDatos
        etiqueta={t('finalizar.titulo')}
        columnas={columnas}
        clave="notas-por-entregar"
        consulta={{ ...consulta, valores }}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ numero }) => t('documento.titulo', { numero: formatearEntero(numero) })}
        onAbrir={abrir}
        acciones={(nota) => [
          ...(puede(finalizarNota, nota.sucursal.id)
            ? [{ texto: t('finalizar.entregar'), onClick: () => entregar(nota) }]
            : []),
          { texto: t('finalizar.verNota'), onClick: () => ver(nota) },
        ]}
        buscarEn={t('notas.buscarEn')}
        vistas={[
          { id: 'todas', titulo: t('finalizar.vista.todas'), valores: {} },
          { id: 'confirmadas', titulo: t('finalizar.vista.confirmadas'), valores: { estado: 'CONFIRMADA' } },
          { id: 'preparacion', titulo: t('finalizar.vista.preparacion'), valores: { estado: 'EN_PREPARACION' } },
          { id: 'parciales', titulo: t('finalizar.vista.parciales'), valores: { estado: 'PARCIAL' } },
        ]}
        filtros={
          <FiltrosDeNotas valores={consulta.valores} onCambio={consulta.cambiar} estados={ESTADOS_POR_ENTREGAR} />
        }
        totales={totales}
        csv={{ endpoint: exportarNotas, nombre: 'notas-por-entregar.csv' }}
        vacio={{ icono: IconPackageExport, titulo: t('finalizar.vacio'), texto: t('finalizar.vacioTexto') }}
        tarjeta={(nota) => <TarjetaDeNota nota={nota} />}
      />
    </Pagina>
  );
}

/** The states asked for that still have something to deliver; all of those when none is. */
function soloPorEntregar(pedidos: string | undefined): string {
  const validos = (pedidos ?? '')
    .split(',')
    .filter((pedido) => ESTADOS_POR_ENTREGAR.some((estado) => estado === pedido));
  return validos.length > 0 ? validos.join(',') : TODOS;
}
