import { useEffect, useState } from 'react';

const ESPERA_MS = 150;
const A_LA_VISTA_MS = 300;

/**
 * Whether a skeleton holds the place and whether it is seen: only when the wait is noticeable, and then for long enough
 * not to flicker.
 */
export function useEspera(cargando: boolean): { readonly ocupa: boolean; readonly visible: boolean } {
  const [desde, setDesde] = useState<number | null>(null);
  useEffect(() => {
    if (!cargando) return;
    const reloj = setTimeout(() => setDesde(Date.now()), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [cargando]);
  useEffect(() => {
    if (cargando || desde === null) return;
    const reloj = setTimeout(() => setDesde(null), Math.max(0, A_LA_VISTA_MS - (Date.now() - desde)));
    return () => clearTimeout(reloj);
  }, [cargando, desde]);
  return { ocupa: cargando || desde !== null, visible: desde !== null };
}
