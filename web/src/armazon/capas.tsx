import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BotonDeApariencia } from './boton-de-apariencia.tsx';
import { useCambioDeModo } from './cambio-de-modo.ts';
import type { AccionDeArmazon, ArmazonProps } from './tipos.ts';

// Each comes when it is first asked for, not with the application.
const Personalizador = lazy(async () => ({ default: (await import('./personalizador.tsx')).Personalizador }));
const Paleta = lazy(async () => ({ default: (await import('./paleta/paleta.tsx')).Paleta }));

type Capa = 'apariencia' | 'paleta';

/** Which of the layers over the content is open. Those that were opened once stay, to close with their own motion. */
export function useCapas() {
  const [abierta, setAbierta] = useState<Capa | undefined>();
  const [vistas, setVistas] = useState<ReadonlySet<Capa>>(new Set());
  const abrir = useCallback((capa: Capa) => {
    setVistas((previas) => new Set([...previas, capa]));
    setAbierta(capa);
  }, []);
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      if (evento.key.toLowerCase() !== 'k' || !(evento.ctrlKey || evento.metaKey) || evento.altKey) return;
      evento.preventDefault();
      abrir('paleta');
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [abrir]);
  return { abierta, vistas, abrir, cerrar: () => setAbierta(undefined) };
}

type Props = Pick<ArmazonProps, 'quien' | 'menu' | 'buscadores' | 'accionPrincipal' | 'onSalir'> & {
  readonly capas: ReturnType<typeof useCapas>;
};

/** The command palette, the customizer and its gear. */
export function Capas({ capas, ...props }: Props) {
  const acciones = useAcciones(props, () => capas.abrir('apariencia'));
  return (
    <>
      <BotonDeApariencia onAbrir={() => capas.abrir('apariencia')} />
      <Suspense fallback={null}>
        {capas.vistas.has('apariencia') && (
          <Personalizador abierto={capas.abierta === 'apariencia'} onCerrar={capas.cerrar} />
        )}
        {capas.vistas.has('paleta') && (
          <Paleta
            usuarioId={props.quien.id}
            menu={props.menu}
            acciones={acciones}
            buscadores={props.buscadores}
            abierta={capas.abierta === 'paleta'}
            onCerrar={capas.cerrar}
          />
        )}
      </Suspense>
    </>
  );
}

function useAcciones(
  { accionPrincipal, onSalir }: Pick<Props, 'accionPrincipal' | 'onSalir'>,
  onApariencia: () => void,
): readonly AccionDeArmazon[] {
  const { t } = useTranslation('armazon');
  const { texto, cambiar } = useCambioDeModo();
  return [
    ...(accionPrincipal ? [{ id: 'nota', texto: t('abajo.nuevaNota'), a: accionPrincipal.a }] : []),
    { id: 'modo', texto, hacer: cambiar },
    { id: 'apariencia', texto: t('apariencia.abrir'), hacer: onApariencia },
    { id: 'salir', texto: t('barra.salir'), hacer: onSalir },
  ];
}
