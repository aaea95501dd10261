import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  ARTICULOS_DE_A_UNO,
  ARTICULOS_SALVO,
  type CambiosEnLote,
  editarEnLote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useAvisos } from '#ui/avisos.tsx';
import { sinPagina } from '#ui/consulta-de-lista.ts';
import { formatearEntero } from '#ui/formato.ts';
import type { AccionDeSeleccion, Elegidas } from '#ui/tabla-tipos.ts';

// Comes with the first time that somebody changes several.
const PanelDeEdicion = lazy(async () => ({
  default: (await import('#articulos/ediciones/panel-de-edicion.tsx')).PanelDeEdicion,
}));

const PanelDeCambio = lazy(async () => ({
  default: (await import('#articulos/costos/cambio/panel-de-cambio.tsx')).PanelDeCambio,
}));

/** Those of `crearLote` and of `cambiarCostos`, whose contracts come with their screens. */
const PREPARAR = { permiso: 'precio.modificar' } as const;
const COSTEAR = { permiso: 'costo.modificar' } as const;

/** What can be done with several artículos at once, and the panel that changes them (TD-13, ART-19). */
export function useSeleccionDeArticulos(valores: object): {
  readonly seleccion: { readonly acciones: readonly AccionDeSeleccion[] };
  readonly panel: ReactNode;
} {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const [abierto, setAbierto] = useState<{ readonly elegidas: Elegidas; readonly inicial: CambiosEnLote }>();
  const [porCostear, setPorCostear] = useState<Elegidas>();
  const imprimir = useEtiquetas(valores);
  const cambiarPrecios = useLoteDePrecios();
  const abrir = (inicial: CambiosEnLote) => (elegidas: Elegidas) => setAbierto({ elegidas, inicial });
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
        ...(puede(COSTEAR) ? [{ texto: t('accion.costos'), onClick: setPorCostear }] : []),
        { texto: t('accion.etiquetas'), onClick: imprimir },
      ],
    },
    panel: (
      <Suspense>
        {abierto && <PanelDeEdicion {...abierto} onCerrar={() => setAbierto(undefined)} />}
        {porCostear && <PanelDeCambio elegidas={porCostear} onCerrar={() => setPorCostear(undefined)} />}
      </Suspense>
    ),
  };
}

/** Goes to a new batch of prices over those chosen, which go with the visit: an address would not hold them (UA-08). */
function useLoteDePrecios(): (elegidas: Elegidas) => void {
  const navigate = useNavigate();
  return ({ enviada, cuantas }) =>
    void navigate({ to: '/articulos/actualizar-precio/nuevo', state: { seleccion: enviada, cuantas } } as never);
}

/** Goes to the labels of those chosen, in the order of the table when they are all but some. */
function useEtiquetas(valores: object): (elegidas: Elegidas) => void {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const avisos = useAvisos();
  return ({ enviada }) => {
    const unoAUno = enviada.de === 'ids';
    const ids = unoAUno ? enviada.ids : enviada.salvo;
    // An address names no more.
    const maximo = unoAUno ? ARTICULOS_DE_A_UNO : ARTICULOS_SALVO;
    if (ids.length > maximo) {
      avisos.info(t('tabla.hastaUnaAUna', { total: formatearEntero(maximo) }));
      return;
    }
    const nombradas = ids.join(',');
    const deFiltro = { filtro: comoFiltro(valores), ...(nombradas !== '' && { salvo: nombradas }) };
    void navigate({ to: '/articulos/etiquetas', search: unoAUno ? { articulos: nombradas } : deFiltro });
  };
}

/** The address of the list without its page: its labels are those of everything it shows. */
export const comoFiltro = (valores: object): string =>
  new URLSearchParams(Object.entries(sinPagina(valores)).map(([campo, valor]) => [campo, String(valor)])).toString();
