import { type ComponentProps, lazy, Suspense } from 'react';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';

const Galeria = lazy(async () => ({ default: (await import('./galeria.tsx')).Galeria }));

/** The gallery, which comes with the first one that is opened. */
export function GaleriaDeAdjuntos(props: ComponentProps<typeof Galeria>) {
  return (
    <Suspense fallback={<EsqueletoDeTexto lineas={4} />}>
      <Galeria {...props} />
    </Suspense>
  );
}
