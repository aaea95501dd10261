import { actualizarPrecios, confirmarNota, crearNota, editarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota, NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useComando } from '#api/consultas.ts';
import { type Almacen, crearAlmacen } from './guardar/almacen.ts';
import { type AccionDeBorrador, BORRADOR_VACIO, type Borrador } from './guardar/borrador.ts';
import { comoNuevo, sobreLoGuardado } from './guardar/cambios.ts';
import { borradorDe, conDetalle, conRespuesta, cuerpoEditado, cuerpoNuevo, marcaDe } from './guardar/guardado.ts';
import { alguienLaCambio, type Problema } from './guardar/problemas.ts';
import { type Ocupado, useEjecutor } from './guardar/use-ejecutor.ts';
import { type PrecioCambiado, preciosCambiados } from './renglones/cuentas.ts';

/** What of the draft is on the server: its mark, and since when. */
type Guardado = { readonly marca: string; readonly en: string | null };
const NADA_GUARDADO: Guardado = { marca: marcaDe(BORRADOR_VACIO), en: null };

/** What the counter knows of its nota and can do with it. `detalle` is the server's side, when there is one. */
export function useMostrador(detalle: NotaDetalle | undefined, onCreada: (id: string) => void) {
  const [almacen] = useState(crearAlmacen);
  const borrador = useSyncExternalStore(almacen.suscribir, almacen.leer);
  const [guardado, setGuardado] = useState(NADA_GUARDADO);
  const { ocupado, problema, setProblema, ejecutar } = useEjecutor();
  const sucio = hayCambios(borrador, guardado.marca);
  const haySinGuardar = () => hayCambios(almacen.leer(), guardado.marca);

  const tomar = useCallback(
    (nuevo: Borrador, en: string) => {
      almacen.despachar({ tipo: 'poner', borrador: nuevo });
      setGuardado({ marca: marcaDe(nuevo), en });
    },
    [almacen],
  );
  useLoDelServidor({ detalle, almacen, marca: guardado.marca, ocupado, tomar, setProblema });
  const comandos = useComandos({ almacen, setGuardado, ejecutar, haySinGuardar, onCreada });

  /** A change by the person. What the server refused of the lines as they were is no longer the matter. */
  const despachar = useCallback(
    (accion: AccionDeBorrador) => {
      almacen.despachar(accion);
      setProblema((actual) => (actual?.tipo === 'rechazo' ? null : actual));
    },
    [almacen, setProblema],
  );

  return {
    borrador,
    despachar,
    leer: almacen.leer,
    sucio,
    haySinGuardar,
    guardadoEn: guardado.en,
    ocupado,
    problema,
    olvidarProblema: () => setProblema(null),
    guardar: () => comandos.guardar(almacen.leer()),
    confirmar: comandos.confirmar,
    actualizarPrecios: comandos.actualizarPrecios,
    /** Saves the person's lines over what somebody else saved (VEN-24). */
    guardarSobre: (guardada: NotaDetalle) => {
      const encima = sobreLoGuardado(almacen.leer(), borradorDe(guardada));
      almacen.despachar({ tipo: 'poner', borrador: encima });
      return comandos.guardar(encima);
    },
    tomarGuardada: (guardada: NotaDetalle) => {
      setProblema(null);
      tomar(borradorDe(guardada, almacen.leer()), guardada.modificadaEn);
    },
    pasarANueva: () => {
      setProblema(null);
      almacen.despachar({ tipo: 'poner', borrador: comoNuevo(almacen.leer(), detalle) });
      setGuardado(NADA_GUARDADO);
    },
  };
}

export type Mostrador = ReturnType<typeof useMostrador>;

/** The server's side of the draft is another system: it is brought in when it arrives, never over unsaved lines. */
function useLoDelServidor(opciones: {
  readonly detalle: NotaDetalle | undefined;
  readonly almacen: Almacen;
  readonly marca: string;
  readonly ocupado: Ocupado | null;
  readonly tomar: (nuevo: Borrador, en: string) => void;
  readonly setProblema: (problema: Problema) => void;
}): void {
  const { detalle, almacen, marca, ocupado, tomar, setProblema } = opciones;
  useEffect(() => {
    if (!detalle || ocupado !== null) return;
    const actual = almacen.leer();
    // The lines went on as a new nota; what arrives late of the old one is not theirs.
    if (actual.nota === null && actual.renglones.length > 0) return;
    const esLaMisma = actual.nota?.id === detalle.id;
    if (esLaMisma && detalle.version === actual.nota.version) {
      almacen.despachar({ tipo: 'poner', borrador: conDetalle(actual, detalle) });
    } else if (esLaMisma && detalle.version > actual.nota.version && hayCambios(actual, marca)) {
      setProblema(alguienLaCambio(detalle));
    } else if (!esLaMisma || detalle.version > actual.nota.version) {
      tomar(borradorDe(detalle, esLaMisma ? actual : undefined), detalle.modificadaEn);
    }
  }, [detalle, ocupado, almacen, tomar, marca, setProblema]);
}

type Aceptar = (cambiados: readonly PrecioCambiado[]) => Promise<boolean>;

/** Save, confirm and bring prices up to date: the last two save first what is not saved. */
function useComandos(opciones: {
  readonly almacen: Almacen;
  readonly setGuardado: (guardado: Guardado) => void;
  readonly ejecutar: ReturnType<typeof useEjecutor>['ejecutar'];
  readonly haySinGuardar: () => boolean;
  readonly onCreada: (id: string) => void;
}) {
  const { almacen, setGuardado, ejecutar, haySinGuardar, onCreada } = opciones;
  const crear = useComando(crearNota);
  const editar = useComando(editarNota);
  const confirmar = useComando(confirmarNota, { invalida: ['stock', 'articulos'] });
  const actualizar = useComando(actualizarPrecios);

  const recibir = (enviado: Borrador, nota: Nota): Nota => {
    almacen.despachar({ tipo: 'poner', borrador: conRespuesta(almacen.leer(), enviado, nota) });
    setGuardado({ marca: marcaDe(conRespuesta(enviado, enviado, nota)), en: new Date().toISOString() });
    return nota;
  };
  const guardar = async (base: Borrador): Promise<Borrador['nota']> => {
    const alta = cuerpoNuevo(base);
    const edicion = cuerpoEditado(base);
    if (!alta) return null;
    const nota = await ejecutar('guardar', base, async () => {
      const guardada =
        edicion && base.nota
          ? await editar.mutateAsync({ params: { id: base.nota.id }, body: edicion })
          : await crear.mutateAsync({ body: alta });
      return recibir(base, guardada);
    });
    if (nota && base.nota === null) onCreada(nota.id);
    return nota;
  };
  const alDia = () => (haySinGuardar() ? guardar(almacen.leer()) : Promise.resolve(almacen.leer().nota));

  return {
    guardar,
    /** Answers the nota when it was confirmed. Nobody confirms a price they did not see: those that saving moved are asked for. */
    confirmar: async (parcial: boolean, aceptar: Aceptar): Promise<Nota | null> => {
      const vistos = almacen.leer().renglones;
      const nota = await alDia();
      if (!nota) return null;
      const cambiados = preciosCambiados(vistos, almacen.leer().renglones);
      if (cambiados.length > 0 && !(await aceptar(cambiados))) return null;
      const body = { version: nota.version, ...(parcial ? { parcial } : {}) };
      return ejecutar('confirmar', almacen.leer(), () => confirmar.mutateAsync({ params: { id: nota.id }, body }));
    },
    actualizarPrecios: async (): Promise<Nota | null> => {
      const nota = await alDia();
      if (!nota) return null;
      const enviado = almacen.leer();
      const input = { params: { id: nota.id }, body: { version: nota.version } };
      return ejecutar('precios', enviado, async () => recibir(enviado, await actualizar.mutateAsync(input)));
    },
  };
}

/** Whether leaving now would lose something. A new nota is something once it has a line or a remark. */
const hayCambios = (borrador: Borrador, marca: string): boolean =>
  borrador.nota === null
    ? borrador.renglones.length > 0 || borrador.observaciones.trim() !== ''
    : marcaDe(borrador) !== marca;
