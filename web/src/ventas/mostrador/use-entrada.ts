import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { consultaDe } from '#api/consultas.ts';
import { useConEspera } from '#ui/con-espera.ts';
import { textoEditable } from '#ui/leer-decimal.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { ArticuloElegido } from './borrador.ts';
import { type ErrorDeEntrada, elegir } from './elegir.ts';
import { anotarTecla, codigoLeido, SIN_RAFAGA } from './lector.ts';
import { leerCantidad, leerEntrada } from './leer-entrada.ts';
import { sonarError } from './sonido.ts';

const ESPERA_MS = 90;
const LIMITE = 12;
const DECIMALES_MAXIMOS = 3;

type Opciones = {
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly depositoId: string | null;
  readonly onAgregar: (articulo: ArticuloElegido, cantidad: string) => void;
  /** What could not be added while something else was already being typed. */
  readonly onPerdido: (error: ErrorDeEntrada) => void;
};

/** What Enter asked for: the text and quantity as they stood in their fields, and the quantity they mean. */
type Pedido = { readonly escrito: string; readonly enCampo: string; readonly cantidad: string };

/** The entry row: what is typed, what is found, what Enter does. Nothing here touches the lines. */
export function useEntrada({ campo, depositoId, onAgregar, onPerdido }: Opciones) {
  const cache = useQueryClient();
  const rafaga = useRef(SIN_RAFAGA);
  const cola = useRef(Promise.resolve());
  const [texto, setTexto] = useState('');
  const [cantidad, setCantidad] = useState('1');
  const [indice, setIndice] = useState(0);
  const [abierta, setAbierta] = useState(false);
  const [error, setError] = useState<ErrorDeEntrada | null>(null);
  const [pendientes, setPendientes] = useState(0);

  const entrada = leerEntrada(texto);
  const buscado = entrada.tipo === 'busqueda' ? entrada.texto : '';
  const asentado = useConEspera(buscado, ESPERA_MS);
  const consulta = (loBuscado: string) =>
    consultaDe(buscarArticulos, {
      query: { texto: loBuscado, limite: LIMITE, ...(depositoId === null ? {} : { depositoId }) },
    });
  const hallados = useQuery({
    ...consulta(asentado),
    enabled: abierta && asentado !== '',
    placeholderData: keepPreviousData,
  });
  const alDia = asentado === buscado && !hallados.isPlaceholderData && hallados.data !== undefined;
  const filas = buscado === '' ? [] : (hallados.data?.filas ?? []);

  useEffect(() => {
    if (error) campo.current?.select();
  }, [error, campo]);

  const limpiar = () => {
    rafaga.current = SIN_RAFAGA;
    setTexto('');
    setCantidad('1');
    setIndice(0);
    setAbierta(false);
    setError(null);
  };

  /**
   * What could not be added goes back into the field, selected, so that the next reading replaces it. If something
   * else is being typed there by now, it is told apart: nothing is lost silently and nothing is typed over.
   */
  const devolver = (pedido: Pedido, motivo: ErrorDeEntrada | null) => {
    if (motivo) sonarError();
    const libre = campo.current === null || campo.current.value === '' || campo.current.value === pedido.escrito;
    if (!libre) return onPerdido(motivo ?? { tipo: 'ambiguo', texto: pedido.escrito });
    setTexto(pedido.escrito);
    setCantidad(pedido.enCampo);
    setIndice(0);
    setAbierta(motivo === null);
    setError(motivo);
    campo.current?.focus();
  };

  /** Whether it was added. */
  const agregar = (hallazgo: Hallazgo, pedido: Pedido): boolean => {
    const eleccion = elegir(hallazgo, pedido.cantidad);
    if (eleccion.ok) onAgregar(eleccion.articulo, eleccion.cantidad);
    else devolver(pedido, eleccion.error);
    return eleccion.ok;
  };

  const preguntar = (codigo: string) => cache.fetchQuery({ ...consulta(codigo), staleTime: 0 });

  /**
   * Asks the server for exactly what Enter closed. A reading must be known; what was typed may still open the list.
   * Fast keys that are only the end of the text and no code were typed after all.
   */
  const resolver = async (pedido: Pedido, buscado: string, leido: string | null) => {
    try {
      const lectura = leido !== null && leido !== buscado ? await preguntar(leido) : null;
      const { exacto, filas: encontrados } = lectura?.exacto ? lectura : await preguntar(buscado);
      const [primero] = encontrados;
      const seTipeo = leido !== buscado;
      if (primero && (exacto || (seTipeo && encontrados.length === 1))) agregar(primero, pedido);
      else devolver(pedido, !seTipeo || !primero ? { tipo: 'desconocido', codigo: buscado } : null);
    } catch (fallo) {
      // The line is not lost: what was read goes back into the field, with the reason.
      devolver(pedido, { tipo: 'pedido', mensaje: mensajeDeError(fallo) });
    }
  };

  const handleEnter = (ahora: number) => {
    const deCampo = leerCantidad(cantidad, DECIMALES_MAXIMOS);
    const pedido = { escrito: texto, enCampo: cantidad, cantidad: '1' };
    if (entrada.tipo === 'cantidad_invalida' || !deCampo.ok) {
      const escrito = entrada.tipo === 'cantidad_invalida' ? entrada.escrito : cantidad;
      return devolver(pedido, { tipo: 'cantidad_ilegible', escrito });
    }
    if (entrada.texto === '') {
      if (entrada.cantidad === null) return;
      limpiar();
      return setCantidad(textoEditable(entrada.cantidad));
    }

    const completo = { ...pedido, cantidad: entrada.cantidad ?? deCampo.cantidad };
    const leido = codigoLeido(rafaga.current, entrada.texto, ahora);
    const elegido = filas[indice];
    if (leido === null && abierta && alDia && elegido) {
      if (agregar(elegido, completo)) limpiar();
      return;
    }
    // People and readers go faster than answers: the field is free at once, and each code waits for the one before.
    limpiar();
    setPendientes((cuantos) => cuantos + 1);
    cola.current = cola.current
      .then(() => resolver(completo, entrada.texto, leido))
      .finally(() => setPendientes((cuantos) => cuantos - 1));
  };

  return {
    texto,
    cantidad,
    buscado,
    filas,
    indice: Math.min(indice, Math.max(filas.length - 1, 0)),
    /** The list shows what was found, or that nothing was, once it is known for this text. */
    lista: abierta && buscado !== '' && (filas.length > 0 || alDia),
    sinResultados: alDia && filas.length === 0,
    error,
    /** Codes on their way to the server. */
    pendientes,
    /** A character key, at the instant the keyboard says: the page may be late, the reader is not. */
    anotarTecla: (cuando: number) => {
      rafaga.current = anotarTecla(rafaga.current, cuando);
    },
    escribir: (nuevo: string) => {
      setTexto(nuevo);
      setIndice(0);
      setAbierta(nuevo !== '');
      setError(null);
    },
    escribirCantidad: (nueva: string) => {
      setCantidad(nueva);
      setError(null);
    },
    apuntar: setIndice,
    mover: (pasos: number) => {
      setAbierta(true);
      setIndice((actual) => (filas.length === 0 ? 0 : (actual + pasos + filas.length) % filas.length));
    },
    cerrar: () => setAbierta(false),
    limpiar,
    handleEnter,
    /** A click on a suggestion. */
    elegirFila: (hallazgo: Hallazgo) => {
      const deCampo = leerCantidad(cantidad, DECIMALES_MAXIMOS);
      const conEstrella = entrada.tipo === 'busqueda' ? entrada.cantidad : null;
      const pedida = conEstrella ?? (deCampo.ok ? deCampo.cantidad : '1');
      if (agregar(hallazgo, { escrito: texto, enCampo: cantidad, cantidad: pedida })) limpiar();
      campo.current?.focus();
    },
  };
}

export type EntradaDeMostrador = ReturnType<typeof useEntrada>;
