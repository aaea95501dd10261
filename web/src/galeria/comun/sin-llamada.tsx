import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { aceptar } from '#api/pedir.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ConEstados } from './con-estados.tsx';
import { CLAVE, useMock } from './muestras.ts';
import { textosComunes } from './textos-comunes.ts';

/** Nobody calls it from outside: it is how the samples below would have come. */
const contestar = crearApiFalsa({ 'GET /api/data/propias': async () => () => bien(['propias']) });

/**
 * A screen whose samples come with it, without a call: they are there at once, unless the address asks for them to be late,
 * to be none or to fail, as it asks of those that the fake API brings.
 */
export function SinLlamada({ children }: { readonly children: ReactNode }) {
  const mock = useMock();
  return mock === '' ? children : <ComoDice mock={mock}>{children}</ComoDice>;
}

function ComoDice({ mock, children }: { readonly mock: string; readonly children: ReactNode }) {
  const t = textosComunes.usar();
  const { pathname } = useLocation();
  const consulta = useQuery({
    queryKey: [CLAVE, pathname, mock],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const respuesta = await contestar(`/api/data/propias?mock=${mock}`, { method: 'GET', signal });
      return respuesta ? (await aceptar(respuesta)).json() : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const esqueleto = (
    <Tarjeta>
      <EsqueletoDeTexto lineas={8} />
    </Tarjeta>
  );
  return (
    <ConEstados consulta={consulta} vacio={{ titulo: t('vacio') }} esqueleto={esqueleto}>
      {() => children}
    </ConEstados>
  );
}
