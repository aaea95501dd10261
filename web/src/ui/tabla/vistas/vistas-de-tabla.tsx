import { useQuery } from '@tanstack/react-query';
import type { Vista, Vistas } from '@trastienda/nucleo/vistas/contrato.ts';
import { listarVistas } from '@trastienda/nucleo/vistas/contrato.ts';
import { muestraLaVista } from '@trastienda/nucleo/vistas/vista.ts';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { type ConsultaDeLista, vieneVacia } from '#ui/listas/consulta-de-lista.ts';
import type { EstadoDeVista } from './boton-de-vistas.tsx';
import { cambiarInicial, conocerVistas, useVistaPedida } from './conocidas.ts';
import { estadoDeVista } from './estado-de-vista.tsx';
import { useIrAVista } from './ir-a-vista.ts';
import { disenoDeVista, useLoQueSeVe } from './lo-que-se-ve.ts';
import { MenuDeVistas } from './menu-de-vistas.tsx';

// Names and roles are asked for now and then.
const PanelDeVista = lazy(async () => ({ default: (await import('./panel-de-vista.tsx')).PanelDeVista }));

export type PedidoDeVista =
  | { readonly que: 'guardar' }
  | { readonly que: 'nombrar' | 'compartir'; readonly vista: Vista };

type Props = {
  readonly clave: string;
  readonly consulta: ConsultaDeLista;
  /** Where the menu hangs from while it is open. */
  readonly ancla: HTMLElement | null;
  readonly onCerrar: () => void;
  readonly onEstado: (estado: EstadoDeVista | undefined) => void;
};

/** The saved views of a table: puts on the one that the address asks for, and offers the others. */
export function VistasDeTabla({ clave, consulta, ancla, onCerrar, onEstado }: Props) {
  const { t } = useTranslation('vistas');
  const { data, error } = useQuery(consultaDe(listarVistas, { query: { pantalla: clave } }));
  const [pedido, setPedido] = useState<PedidoDeVista>();
  const pedida = useVistaPedida();
  const actual = data?.vistas.find(({ id }) => id === pedida);
  const loQueSeVe = useLoQueSeVe(clave, consulta);
  const cambiada = actual !== undefined && !muestraLaVista(actual.contenido, loQueSeVe);
  const seVio = useLoVisto(actual, cambiada);
  usePuesta({ clave, consulta, pedida, datos: data, error });

  const nombre = actual?.nombre;
  const cambios = cambiada ? t('conCambios') : undefined;
  useEffect(
    () => onEstado(nombre === undefined ? undefined : estadoDeVista(nombre, cambios)),
    [nombre, cambios, onEstado],
  );
  return (
    <>
      <MenuDeVistas
        clave={clave}
        consulta={consulta}
        ancla={ancla}
        datos={data}
        error={error}
        actual={actual}
        cambiada={cambiada}
        loQueSeVe={loQueSeVe}
        seVio={seVio}
        onPedido={setPedido}
        onCerrar={onCerrar}
      />
      {pedido && data && (
        <Suspense>
          <PanelDeVista
            clave={clave}
            consulta={consulta}
            pedido={pedido}
            puedeCompartir={data.puedeCompartir}
            loQueSeVe={loQueSeVe}
            onCerrar={() => setPedido(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Whether the table showed, as it is, what a view keeps now: what somebody else kept in it meanwhile is not written over
 * before the person knows.
 */
function useLoVisto(actual: Vista | undefined, cambiada: boolean): (vista: Vista) => boolean {
  const vistos = useRef<readonly Pick<Vista, 'id' | 'contenido'>[]>([]);
  useEffect(() => {
    if (actual === undefined) return;
    const suyos = vistos.current.filter(({ id }) => id === actual.id);
    vistos.current = cambiada && suyos.length > 0 ? suyos : [...suyos, actual];
  }, [actual, cambiada]);
  return ({ contenido }) =>
    vistos.current.some(
      (visto) => muestraLaVista(visto.contenido, contenido) && muestraLaVista(contenido, visto.contenido),
    );
}

type Puesta = {
  readonly clave: string;
  readonly consulta: ConsultaDeLista;
  readonly pedida: string | undefined;
  readonly datos: Vistas | undefined;
  readonly error: Error | null;
};

/** An address with a view and nothing else gets the filters and the order of the view; what it says besides, stays. */
function usePuesta({ clave, consulta, pedida, datos, error }: Puesta): void {
  const { t } = useTranslation('vistas');
  const avisos = useAvisos();
  const ir = useIrAVista(consulta);
  const puesta = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pedida === undefined || puesta.current === pedida) return;
    if (datos === undefined) {
      // The table shows as it comes; the menu says why.
      if (error) conocerVistas([[pedida, null]]);
      return;
    }
    puesta.current = pedida;
    const vista = datos.vistas.find(({ id }) => id === pedida);
    if (!vista) {
      avisos.info(t('yaNoEsta'));
      void ir(undefined, { replace: true });
    } else if (!vieneVacia(consulta)) conocer(datos);
    else void ir(vista, { replace: true }).then(() => conocer(datos));
  });
  useLayoutEffect(() => {
    if (datos === undefined) return;
    cambiarInicial(clave, datos.inicial);
    // Somebody else may have kept another thing in the view that is on.
    if (puesta.current !== undefined) conocer(datos);
  }, [clave, datos]);
}

const conocer = ({ vistas }: Vistas): void =>
  conocerVistas(vistas.map((vista) => [vista.id, { diseno: disenoDeVista(vista) }]));
