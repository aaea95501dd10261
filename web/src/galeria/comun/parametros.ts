import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Busqueda = Readonly<Record<string, unknown>>;
type Cambios = Readonly<Record<string, string | undefined>>;
type ComoCambia = {
  /** «Back» takes the change back: for what feels like going somewhere, as another mail or another tab. */
  readonly historia?: boolean;
  /** What that place of the history keeps besides, also when one comes back to it or loads it again. */
  readonly estado?: Readonly<Record<string, unknown>>;
};

/**
 * Changes several parameters of the address at once; the rest stays, `undefined` takes one away. Who is on another screen by
 * then keeps the address they are at: «Deshacer» is pressed wherever its notice is still in sight.
 */
export function usePonerParametros(): (cambios: Cambios, como?: ComoCambia) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const { pathname } = useLocation();
  return useCallback(
    (cambios, { historia = false, estado } = {}) => {
      if (router.state.location.pathname !== pathname) return;
      void navigate({
        to: '.',
        search: (actual: Busqueda) => ({ ...actual, ...cambios }),
        replace: !historia,
        ...(estado && { state: estado }),
        resetScroll: false,
      } as never);
    },
    [navigate, router, pathname],
  );
}

/**
 * A part of the state of a screen, kept in the query of its address: `[valor, poner]`. What is as `porDefecto` is not
 * written.
 */
export function useParametro(
  nombre: string,
  porDefecto: string,
): readonly [string, (valor: string, como?: ComoCambia) => void] {
  const escrito = (useSearch({ strict: false }) as Busqueda)[nombre];
  const ponerVarios = usePonerParametros();
  const poner = useCallback(
    (valor: string, como?: ComoCambia) =>
      ponerVarios({ [nombre]: valor === porDefecto || valor === '' ? undefined : valor }, como),
    [nombre, porDefecto, ponerVarios],
  );
  return [typeof escrito === 'string' ? escrito : porDefecto, poner];
}

/** The same, of a few values: any other in the address is read as the default. */
export function useOpcion<const T extends string>(
  nombre: string,
  opciones: readonly T[],
  porDefecto: NoInfer<T>,
): readonly [T, (valor: T, como?: ComoCambia) => void] {
  const [escrito, poner] = useParametro(nombre, porDefecto);
  return [opciones.find((una) => una === escrito) ?? porDefecto, poner];
}

/** The last part of the address, as `7` in `/apps/ecommerce/detail/7`. */
export function useUltimaParte(): string {
  const { pathname } = useLocation();
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
}
