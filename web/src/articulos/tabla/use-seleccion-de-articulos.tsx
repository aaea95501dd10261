import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import { useNavigate } from '@tanstack/react-router';
import { type CambiosEnLote, editarEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { sinPagina } from '#ui/listas/consulta-de-lista.ts';
import type { AccionDeSeleccion, Elegidas, TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import type { PedidoDePanel } from './panel-de-elegidas.tsx';

// Comes with the first time that somebody changes several.
const PanelDeElegidas = lazy(async () => ({ default: (await import('./panel-de-elegidas.tsx')).PanelDeElegidas }));

/** Those of `crearLote` and of `cambiarCostos`, whose contracts come with their screens. */
const PREPARAR = { permiso: 'precio.modificar' } as const;
const COSTEAR = { permiso: 'costo.modificar' } as const;

/** What can be done with several artículos at once, and the panel that changes them (TD-13, ART-19). */
export function useSeleccionDeArticulos(valores: object): {
  readonly seleccion: NonNullable<TablaDatosProps<never>['seleccion']>;
  /** Goes to the labels of those chosen; false when none is. */
  readonly etiquetas: () => boolean;
  readonly panel: ReactNode;
} {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const [abierto, setAbierto] = useState<PedidoDePanel>();
  const imprimir = useEtiquetas(valores);
  const elegidas = useRef<Elegidas>(undefined);
  const cambiarPrecios = useLoteDePrecios();
  const abrir = (inicial?: CambiosEnLote) => (elegidas: Elegidas) =>
    setAbierto({ elegidas, ...(inicial && { inicial }) });
  const edicion: readonly AccionDeSeleccion[] = [
    { texto: t('accion.editar'), icono: IconEdit, onClick: abrir({}) },
    { texto: t('accion.discontinuar'), onClick: abrir({ estado: 'DISCONTINUADO' }) },
    { texto: t('accion.inactivar'), peligro: true, onClick: abrir({ estado: 'INACTIVO' }) },
  ];
  return {
    seleccion: {
      acciones: [
        ...(puede(editarEnLote) ? edicion : []),
        ...(puede(PREPARAR) ? [{ texto: t('accion.precios'), onClick: cambiarPrecios }] : []),
        ...(puede(COSTEAR) ? [{ texto: t('accion.costos'), onClick: abrir() }] : []),
        { texto: t('accion.etiquetas'), onClick: imprimir },
      ],
      elegidas,
    },
    etiquetas: () => elegidas.current !== undefined && imprimir(elegidas.current),
    panel: <Suspense>{abierto && <PanelDeElegidas {...abierto} onCerrar={() => setAbierto(undefined)} />}</Suspense>,
  };
}

/** Goes to a new batch of prices over those chosen, which go with the visit: an address would not hold them (UA-08). */
function useLoteDePrecios(): (elegidas: Elegidas) => void {
  const navigate = useNavigate();
  return ({ enviada, cuantas }) =>
    void navigate({ to: '/articulos/actualizar-precio/nuevo', state: { seleccion: enviada, cuantas } } as never);
}

/** Goes to the labels of those chosen; what they are asked with is worked out when somebody does. */
function useEtiquetas(valores: object): (elegidas: Elegidas) => true {
  const navigate = useNavigate();
  const avisos = useAvisos();
  return (elegidas) => {
    void import('./etiquetas-de-elegidas.ts').then(({ pedidoDeEtiquetas }) => {
      const search = pedidoDeEtiquetas(elegidas, comoFiltro(valores));
      if (search) void navigate({ to: '/articulos/etiquetas', search });
    }, avisos.error);
    return true;
  };
}

/** The address of the list without its page: its labels are those of everything it shows. */
export const comoFiltro = (valores: object): string =>
  new URLSearchParams(Object.entries(sinPagina(valores)).map(([campo, valor]) => [campo, String(valor)])).toString();
