import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { vieneVacia } from '#ui/listas/consulta-de-lista.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { CAMPO_DE_VISTA, useVistaPorLlegar } from './conocidas.ts';

/** Whether the rows still have to wait for a saved view, which is opened if the address says nothing. */
export function useEsperaDeVista({ clave, consulta }: Pick<TablaDatosProps<never>, 'clave' | 'consulta'>): boolean {
  const ir = useNavigate();
  const { porAbrir, esperando } = useVistaPorLlegar(clave, vieneVacia(consulta));
  useLayoutEffect(() => {
    if (porAbrir === undefined) return;
    void ir({
      to: '.',
      search: (actual: object) => ({ ...actual, [CAMPO_DE_VISTA]: porAbrir }),
      replace: true,
    } as never);
  }, [porAbrir, ir]);
  return esperando;
}
