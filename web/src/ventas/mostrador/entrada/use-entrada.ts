import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { anotarTecla, codigoLeido, SIN_RAFAGA } from '#ui/teclado/lector.ts';
import type { ArticuloElegido } from '#ventas/mostrador/guardar/borrador.ts';
import { type ErrorDeEntrada, elegir } from './elegir.ts';
import { leerEntrada } from './leer-entrada.ts';
import { leerPedido, type Pedido, resolver } from './resolver.ts';
import { sonarError } from './sonido.ts';
import { type DondeBusca, useBusqueda } from './use-busqueda.ts';

type Opciones = {
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly donde: DondeBusca;
  readonly onAgregar: (articulo: ArticuloElegido, cantidad: string) => void;
  /** What could not be added while something else was already being typed. */
  readonly onPerdido: (error: ErrorDeEntrada) => void;
};

const VACIA = {
  texto: '',
  cantidad: '1',
  indice: 0,
  abierta: false,
  error: null as ErrorDeEntrada | null,
};

/** The entry row: what is typed, what is found, what Enter does. Nothing here touches the lines. */
export function useEntrada(opciones: Opciones) {
  const { campo } = opciones;
  const [fila, setFila] = useState(VACIA);
  const cambiar = (cambios: Partial<typeof VACIA>) => setFila((antes) => ({ ...antes, ...cambios }));
  const { texto, cantidad, indice, abierta, error } = fila;

  const entrada = leerEntrada(texto);
  const buscado = entrada.tipo === 'busqueda' ? entrada.texto : '';
  const busqueda = useBusqueda(buscado, abierta, opciones.donde);
  const { filas, alDia } = busqueda;
  const teclado = useTeclado();
  const { agregar, encolar, pendientes } = useAgregado(opciones, busqueda.preguntar, cambiar);

  useEffect(() => {
    if (error) campo.current?.select();
  }, [error, campo]);

  const limpiar = () => {
    teclado.olvidar();
    setFila(VACIA);
  };

  const handleEnter = (cuando: number) => {
    const leido = leerPedido(texto, cantidad);
    if (leido.tipo === 'nada') return;
    if (leido.tipo === 'cantidad') return setFila({ ...VACIA, cantidad: textoEditable(leido.cantidad) });
    if (leido.tipo === 'error') return cambiar({ abierta: false, error: avisado(leido.error) });

    const codigo = teclado.codigoLeido(leido.buscado, cuando);
    const elegido = filas[indice];
    if (codigo === null && abierta && alDia && elegido) {
      if (agregar(elegido, leido.pedido)) limpiar();
      return;
    }
    // People and readers go faster than answers: the field is free at once, and each code waits for the one before.
    limpiar();
    encolar(leido.buscado, codigo, leido.pedido);
  };

  return {
    texto,
    cantidad,
    buscado,
    filas,
    error,
    /** Codes on their way to the server. */
    pendientes,
    indice: Math.min(indice, Math.max(filas.length - 1, 0)),
    /** The list shows what was found, or that nothing was, once it is known for this text. */
    lista: abierta && buscado !== '' && (filas.length > 0 || alDia),
    sinResultados: alDia && filas.length === 0,
    anotarTecla: teclado.anotar,
    escribir: (nuevo: string) => cambiar({ texto: nuevo, indice: 0, abierta: nuevo !== '', error: null }),
    /** What was meant, in the place of what was written; the quantity before it stays. */
    corregir: (otro: string) => {
      cambiar({ texto: texto.replace(buscado, () => otro), indice: 0, abierta: true, error: null });
      campo.current?.focus();
    },
    escribirCantidad: (nueva: string) => cambiar({ cantidad: nueva, error: null }),
    apuntar: (cual: number) => cambiar({ indice: cual }),
    mover: (pasos: number) => cambiar({ abierta: true, indice: vecino(indice, pasos, filas.length) }),
    cerrar: () => cambiar({ abierta: false }),
    limpiar,
    handleEnter,
    /** A click on a suggestion. */
    elegirFila: (hallazgo: Hallazgo) => {
      const leido = leerPedido(texto, cantidad);
      if (leido.tipo === 'pedido' && agregar(hallazgo, leido.pedido)) limpiar();
      else if (leido.tipo === 'error') cambiar({ error: avisado(leido.error) });
      campo.current?.focus();
    },
  };
}

export type EntradaDeMostrador = ReturnType<typeof useEntrada>;

/** The position `pasos` away, going round at both ends. */
const vecino = (indice: number, pasos: number, cuantos: number): number =>
  cuantos === 0 ? 0 : (indice + pasos + cuantos) % cuantos;

/** The rhythm of the keys, to tell a reader from a person. */
function useTeclado() {
  const rafaga = useRef(SIN_RAFAGA);
  return {
    /** A character key, at the instant the keyboard says: the page may be late, the reader is not. */
    anotar: (cuando: number) => {
      rafaga.current = anotarTecla(rafaga.current, cuando);
    },
    olvidar: () => {
      rafaga.current = SIN_RAFAGA;
    },
    codigoLeido: (escrito: string, cuando: number) => codigoLeido(rafaga.current, escrito, cuando),
  };
}

/** Adds what is found, in the order it was asked for, and gives back what is not. */
function useAgregado(
  { campo, onAgregar, onPerdido }: Opciones,
  preguntar: Parameters<typeof resolver>[0],
  cambiar: (cambios: Partial<typeof VACIA>) => void,
) {
  const cola = useRef(Promise.resolve());
  const [pendientes, setPendientes] = useState(0);

  /**
   * What could not be added goes back into the field, selected, so that the next reading replaces it. If something
   * else is being typed there by now, it is told apart: nothing is lost silently and nothing is typed over.
   */
  const devolver = ({ escrito, enCampo }: Pedido, motivo: ErrorDeEntrada | null) => {
    const enElCampo = campo.current?.value ?? '';
    const error = motivo && avisado(motivo);
    if (enElCampo !== '' && enElCampo !== escrito) return onPerdido(error ?? { tipo: 'ambiguo', texto: escrito });
    cambiar({ texto: escrito, cantidad: enCampo, indice: 0, abierta: error === null, error });
    campo.current?.focus();
  };

  /** Whether it was added. */
  const agregar = (hallazgo: Hallazgo, pedido: Pedido): boolean => {
    const eleccion = elegir(hallazgo, pedido.cantidad);
    if (eleccion.ok) onAgregar(eleccion.articulo, eleccion.cantidad);
    else devolver(pedido, eleccion.error);
    return eleccion.ok;
  };

  const encolar = (buscado: string, codigo: string | null, pedido: Pedido) => {
    setPendientes((cuantos) => cuantos + 1);
    cola.current = cola.current
      .then(() => resolver(preguntar, buscado, codigo))
      .then((resuelto) => {
        if (resuelto.ok) agregar(resuelto.hallazgo, pedido);
        else devolver(pedido, resuelto.error);
      })
      .finally(() => setPendientes((cuantos) => cuantos - 1));
  };

  return { agregar, encolar, pendientes };
}

/** The same error, with its sound. */
function avisado(error: ErrorDeEntrada): ErrorDeEntrada {
  sonarError();
  return error;
}
