import { useQuery } from '@tanstack/react-query';
import type { listarAjustes } from '@trastienda/nucleo/stock/contrato.ts';
import { listarDepositos, listarMotivos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import type { BusquedaDe } from '#ui/listas/consulta-de-lista.ts';
import { FiltroDePeriodo } from '#ui/listas/filtro-de-periodo.tsx';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';

type Valores = BusquedaDe<typeof listarAjustes>;
type Cambios = { readonly [Campo in keyof Valores]?: Valores[Campo] | undefined };

const TODOS = 200;

/** Where, why and when. */
export function FiltrosDeAjustes(props: { readonly valores: Valores; readonly onCambio: (cambios: Cambios) => void }) {
  const { t } = useTranslation('stock');
  const { valores, onCambio } = props;
  const { sucursales } = useSesion();
  const puede = usePuede();
  const enabled = puede(listarDepositos);
  const depositos = useQuery({ ...consultaDe(listarDepositos, { query: { porPagina: TODOS } }), enabled });
  const motivos = useQuery({
    ...consultaDe(listarMotivos, { query: { clase: 'AJUSTE', porPagina: TODOS, orden: 'nombre' } }),
    enabled,
  });
  const opciones = (filas: readonly { readonly id: string; readonly nombre: string }[] = []) =>
    filas.map(({ id, nombre }) => ({ valor: id, texto: nombre }));
  return (
    <>
      {sucursales.length > 1 && (
        <FiltroOpciones
          etiqueta={t('ajustes.filtro.sucursal')}
          valor={valores.sucursalId}
          opciones={opciones(sucursales)}
          onCambio={(sucursalId) => onCambio({ sucursalId })}
        />
      )}
      <FiltroOpciones
        etiqueta={t('ajustes.filtro.deposito')}
        valor={valores.depositoId}
        opciones={opciones(depositos.data?.filas)}
        onCambio={(depositoId) => onCambio({ depositoId })}
      />
      <FiltroOpciones
        etiqueta={t('ajustes.filtro.motivo')}
        valor={valores.motivoId}
        opciones={opciones(motivos.data?.filas)}
        onCambio={(motivoId) => onCambio({ motivoId })}
      />
      <FiltroDePeriodo desde={valores.desde} hasta={valores.hasta} onCambio={onCambio} />
    </>
  );
}
