import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { A_MEDIAS } from './reglas.ts';

/** What was begun in each form, which waits there while one is on another screen, until it is sent. */
const empezados = crearAlmacen<Readonly<Record<string, FieldValues>>>(() => ({}));

/** Which form of which screen it is. Who leaves is at another address before the form goes: it stays the one it was. */
export function useClaveDeCaja(caja: string | undefined): string | undefined {
  const { pathname } = useLocation();
  const [clave] = useState(caja === undefined ? undefined : `${pathname}/${caja}`);
  return clave;
}

/** What a form begins with: what was left in it, or else `valores`. */
export const conLoEmpezado = <Valores extends FieldValues>(
  clave: string | undefined,
  valores: DefaultValues<Valores>,
): DefaultValues<Valores> => (clave === undefined ? valores : { ...valores, ...empezados.leer()[clave] });

/** Keeps what is written in a form as it is written; answers how it is forgotten, once it was sent. */
export function useAnotar<Valores extends FieldValues>(
  clave: string | undefined,
  { subscribe, getValues }: Pick<UseFormReturn<Valores, unknown, Valores>, 'subscribe' | 'getValues'>,
): () => void {
  const dicho = useRef('');
  // The form tells its values also when it is sent or left with nothing new: what was sent would be kept again.
  const handleValores = useEffectEvent((valores: Valores) => {
    const escrito = JSON.stringify(valores);
    if (clave === undefined || escrito === dicho.current) return;
    dicho.current = escrito;
    empezados.cambiar((todos) => ({ ...todos, [clave]: porMostrar(valores) }));
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => handleValores(values) }),
    [subscribe],
  );
  return () => {
    if (clave === undefined) return;
    dicho.current = JSON.stringify(getValues());
    empezados.cambiar(({ [clave]: _, ...otros }) => otros);
  };
}

/** What can be shown again: of a moment that is not whole nobody knows any more what it had. */
const porMostrar = (escrito: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(escrito).map(([campo, valor]) => [campo, valor === A_MEDIAS ? '' : valor]));
