import { actualizarPrecios, confirmarNota, crearNota, editarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota, NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useComando } from '#api/consultas.ts';
import { crearAlmacen } from './almacen.ts';
import { type AccionDeBorrador, BORRADOR_VACIO, type Borrador } from './borrador.ts';
import { comoNuevo, sobreLoGuardado } from './cambios.ts';
import { borradorDe, conDetalle, conRespuesta, cuerpoEditado, cuerpoNuevo, marcaDe } from './guardado.ts';
import { alguienLaCambio, type Problema, problemaDe } from './problemas.ts';

const SIN_GUARDAR = marcaDe(BORRADOR_VACIO);

type Ocupado = 'guardar' | 'confirmar' | 'precios' | null;

/** What the counter knows of its nota and can do with it. `detalle` is the server's side, when there is one. */
export function useMostrador(detalle: NotaDetalle | undefined, onCreada: (id: string) => void) {
  const [almacen] = useState(crearAlmacen);
  const borrador = useSyncExternalStore(almacen.suscribir, almacen.leer);
  const [marca, setMarca] = useState(SIN_GUARDAR);
  const [guardadoEn, setGuardadoEn] = useState<string | null>(null);
  const [problema, setProblema] = useState<Problema | null>(null);
  const [ocupado, setOcupado] = useState<Ocupado>(null);
  const enCurso = useRef(false);

  const crear = useComando(crearNota);
  const editar = useComando(editarNota);
  const confirmar = useComando(confirmarNota, { invalida: ['stock', 'articulos'] });
  const actualizar = useComando(actualizarPrecios);
  const sucio = hayCambios(borrador, marca);

  const tomar = useCallback(
    (nuevo: Borrador) => {
      almacen.despachar({ tipo: 'poner', borrador: nuevo });
      setMarca(marcaDe(nuevo));
    },
    [almacen],
  );

  // The server's side of the draft is another system: it is brought in when it arrives, never over unsaved lines.
  useEffect(() => {
    if (!detalle || ocupado !== null) return;
    const actual = almacen.leer();
    if (actual.nota === null && actual.renglones.length > 0) return;
    const esLaMisma = actual.nota?.id === detalle.id;
    if (esLaMisma && detalle.version === actual.nota.version) {
      almacen.despachar({ tipo: 'poner', borrador: conDetalle(actual, detalle) });
    } else if (esLaMisma && detalle.version > actual.nota.version && hayCambios(actual, marca)) {
      setProblema(alguienLaCambio(detalle));
    } else if (!esLaMisma || detalle.version > actual.nota.version) {
      tomar(borradorDe(detalle, esLaMisma ? actual : undefined));
      setGuardadoEn(detalle.modificadaEn);
    }
  }, [detalle, ocupado, almacen, tomar, marca]);

  /** A change by the person. What the server refused of the lines as they were is no longer the matter. */
  const despachar = useCallback(
    (accion: AccionDeBorrador) => {
      almacen.despachar(accion);
      setProblema((actual) => (actual?.tipo === 'rechazo' ? null : actual));
    },
    [almacen],
  );

  /** Runs one command at a time; its refusal becomes the problem on screen and the answer is null. */
  const ejecutar = async <R>(que: Exclude<Ocupado, null>, enviado: Borrador, mandar: () => Promise<R>) => {
    enCurso.current = true;
    setOcupado(que);
    try {
      const respuesta = await mandar();
      setProblema(null);
      return respuesta;
    } catch (error) {
      // The refusal is part of the conversation: it is shown beside the lines, which stay as they are.
      setProblema(problemaDe(error, enviado));
      return null;
    } finally {
      enCurso.current = false;
      setOcupado(null);
    }
  };

  const recibir = (enviado: Borrador, nota: Nota) => {
    almacen.despachar({ tipo: 'poner', borrador: conRespuesta(almacen.leer(), enviado, nota) });
    setMarca(marcaDe(conRespuesta(enviado, enviado, nota)));
    setGuardadoEn(new Date().toISOString());
  };

  const guardar = async (base: Borrador = almacen.leer()): Promise<Borrador['nota']> => {
    if (enCurso.current) return null;
    const edicion = cuerpoEditado(base);
    const alta = cuerpoNuevo(base);
    const nota = await ejecutar('guardar', base, async () => {
      if (!alta) return null;
      const respuesta =
        edicion && base.nota
          ? await editar.mutateAsync({ params: { id: base.nota.id }, body: edicion })
          : await crear.mutateAsync({ body: alta });
      recibir(base, respuesta);
      return respuesta;
    });
    if (nota && base.nota === null) onCreada(nota.id);
    return nota;
  };

  /** Saves what is not saved and confirms. Answers the nota when it was confirmed. */
  const confirmarla = async (parcial = false): Promise<Nota | null> => {
    const nota = hayCambios(almacen.leer(), marca) ? await guardar() : almacen.leer().nota;
    if (!nota || enCurso.current) return null;
    return ejecutar('confirmar', almacen.leer(), () =>
      confirmar.mutateAsync({
        params: { id: nota.id },
        body: { version: nota.version, ...(parcial ? { parcial } : {}) },
      }),
    );
  };

  const actualizarLosPrecios = async (): Promise<Nota | null> => {
    const nota = hayCambios(almacen.leer(), marca) ? await guardar() : almacen.leer().nota;
    if (!nota || enCurso.current) return null;
    const enviado = almacen.leer();
    return ejecutar('precios', enviado, async () => {
      const respuesta = await actualizar.mutateAsync({ params: { id: nota.id }, body: { version: nota.version } });
      recibir(enviado, respuesta);
      return respuesta;
    });
  };

  return {
    borrador,
    despachar,
    leer: almacen.leer,
    sucio,
    haySinGuardar: () => hayCambios(almacen.leer(), marca),
    guardadoEn,
    ocupado,
    problema,
    olvidarProblema: () => setProblema(null),
    guardar: () => guardar(),
    confirmar: confirmarla,
    actualizarPrecios: actualizarLosPrecios,
    /** Saves the person's lines over what somebody else saved (VEN-24). */
    guardarSobre: (guardada: NotaDetalle) => {
      const encima = sobreLoGuardado(almacen.leer(), borradorDe(guardada));
      almacen.despachar({ tipo: 'poner', borrador: encima });
      return guardar(encima);
    },
    tomarGuardada: (guardada: NotaDetalle) => {
      setProblema(null);
      tomar(borradorDe(guardada, almacen.leer()));
      setGuardadoEn(guardada.modificadaEn);
    },
    pasarANueva: () => {
      setProblema(null);
      almacen.despachar({ tipo: 'poner', borrador: comoNuevo(almacen.leer()) });
      setGuardadoEn(null);
    },
  };
}

export type Mostrador = ReturnType<typeof useMostrador>;

/** Whether leaving now would lose something. A new nota is something once it has a line or a remark. */
const hayCambios = (borrador: Borrador, marca: string): boolean =>
  borrador.nota === null
    ? borrador.renglones.length > 0 || borrador.observaciones.trim() !== ''
    : marcaDe(borrador) !== marca;
