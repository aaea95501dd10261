import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { consultaDe } from '#api/consultas.ts';
import { useConEspera } from '#ui/con-espera.ts';
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
};

/** The entry row: what is typed, what is found, what Enter does. Nothing here touches the lines. */
export function useEntrada({ campo, depositoId, onAgregar }: Opciones) {
  const cache = useQueryClient();
  const rafaga = useRef(SIN_RAFAGA);
  const cola = useRef(Promise.resolve());
  const [texto, setTexto] = useState('');
  const [cantidad, setCantidad] = useState('1');
  const [indice, setIndice] = useState(0);
  const [abierta, setAbierta] = useState(false);
  const [error, setError] = useState<ErrorDeEntrada | null>(null);

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

  /** What went wrong, with the text that caused it selected, so that the next reading replaces it. */
  const fallar = (nuevo: ErrorDeEntrada, escrito: string) => {
    sonarError();
    setTexto((actual) => (actual === '' ? escrito : actual));
    setAbierta(false);
    setError(nuevo);
    campo.current?.focus();
  };

  const agregar = (hallazgo: Hallazgo, pedida: string, escrito: string) => {
    const eleccion = elegir(hallazgo, pedida);
    if (!eleccion.ok) return fallar(eleccion.error, escrito);
    onAgregar(eleccion.articulo, eleccion.cantidad);
    // The next reading may already be on its way into the field: only the text that was added goes.
    if (campo.current === null || campo.current.value === escrito) limpiar();
    campo.current?.focus();
  };

  /** Asks the server for exactly this text. A reading must be known; what was typed may still open the list. */
  const resolver = async (codigo: string, pedida: string, leido: boolean, escrito: string) => {
    try {
      const { exacto, filas: encontrados } = await cache.fetchQuery({ ...consulta(codigo), staleTime: 0 });
      const [primero] = encontrados;
      if (primero && (exacto || (!leido && encontrados.length === 1))) return agregar(primero, pedida, escrito);
      if (leido || !primero) return fallar({ tipo: 'desconocido', codigo }, escrito);
      setTexto(escrito);
      setIndice(0);
      setAbierta(true);
    } catch (fallo) {
      // The line is not lost: what was read goes back into the field, with the reason.
      fallar({ tipo: 'pedido', mensaje: mensajeDeError(fallo) }, escrito);
    }
  };

  const handleEnter = () => {
    const ahora = performance.now();
    const deCampo = leerCantidad(cantidad, DECIMALES_MAXIMOS);
    if (entrada.tipo === 'cantidad_invalida') {
      return fallar({ tipo: 'cantidad_ilegible', escrito: entrada.escrito }, texto);
    }
    if (!deCampo.ok) return fallar({ tipo: 'cantidad_ilegible', escrito: cantidad }, texto);
    const pedida = entrada.cantidad ?? deCampo.cantidad;
    if (entrada.texto === '') {
      if (entrada.cantidad !== null) {
        limpiar();
        setCantidad(entrada.cantidad.replace('.', ','));
      }
      return;
    }

    const leido = codigoLeido(rafaga.current, entrada.texto, ahora);
    const elegido = filas[indice];
    if (leido === null && abierta && alDia && elegido) return agregar(elegido, pedida, texto);
    // Readings come faster than answers: each one waits for the one before, and the field is free at once.
    if (leido !== null) limpiar();
    const codigo = leido ?? entrada.texto;
    cola.current = cola.current.then(() => resolver(codigo, pedida, leido !== null, texto));
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
    escribir: (nuevo: string) => {
      if (nuevo.length > texto.length) rafaga.current = anotarTecla(rafaga.current, performance.now());
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
    elegirFila: (hallazgo: Hallazgo) => {
      const deCampo = leerCantidad(cantidad, DECIMALES_MAXIMOS);
      const pedida = entrada.tipo === 'busqueda' ? entrada.cantidad : null;
      agregar(hallazgo, pedida ?? (deCampo.ok ? deCampo.cantidad : '1'), texto);
    },
  };
}

export type EntradaDeMostrador = ReturnType<typeof useEntrada>;
