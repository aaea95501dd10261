import React from 'react';
import { flushSync } from 'react-dom';

type Acto = (callback: () => unknown) => unknown;
const turno = () => new Promise<void>((listo) => setTimeout(listo));
const acto: Acto = (callback) => {
  let salida: unknown;
  flushSync(() => {
    salida = callback();
  });
  const espera = async () => {
    const valor = await salida;
    await turno();
    return valor;
  };
  let promesa: Promise<unknown> | undefined;
  return {
    // biome-ignore lint/suspicious/noThenProperty: what React answers is a thenable
    then: (bien: (v: unknown) => void, mal: (e: unknown) => void) => (promesa ??= espera()).then(bien, mal),
  };
};
Object.assign(React, { act: acto });
console.log('REACT', process.env.NODE_ENV, typeof (React as any).captureOwnerStack, React.version, (React as any).act === acto);
