import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alPedirApariencia } from '#apariencia/pedido.ts';
import { BotonDeApariencia } from './boton-de-apariencia.tsx';
import { useCambioDeModo } from './cambio-de-modo.ts';
import type { AccionDeArmazon, ArmazonProps } from './tipos.ts';

// Each comes when it is first asked for, not with the application.
const Personalizador = lazy(async () => ({ default: (await import('./personalizador.tsx')).Personalizador }));
const Paleta = lazy(async () => ({ default: (await import('./paleta/paleta.tsx')).Paleta }));
const DialogoDeAtajos = lazy(async () => ({ default: (await import('./dialogo-de-atajos.tsx')).DialogoDeAtajos }));

type Capa = 'apariencia' | 'paleta' | 'atajos';

/** Which of the layers over the content is open. Those that were opened once stay, to close with their own motion. */
export function useCapas() {
  const [abierta, setAbierta] = useState<Capa | undefined>();
  const [vistas, setVistas] = useState<ReadonlySet<Capa>>(new Set());
  const abrir = useCallback((capa: Capa) => {
    setVistas((previas) => new Set([...previas, capa]));
    setAbierta(capa);
  }, []);
  // Screens may ask for the appearance too.
  useEffect(() => alPedirApariencia(() => abrir('apariencia')), [abrir]);
  return { abierta, vistas, abrir, cerrar: () => setAbierta(undefined) };
}

type Props = Pick<ArmazonProps, 'quien' | 'menu' | 'acciones' | 'useBuscadores' | 'useAtajos' | 'onSalir'> & {
  readonly capas: ReturnType<typeof useCapas>;
};

/** The command palette, the customizer and its gear, and the list of keys. */
export function Capas({ capas, ...props }: Props) {
  const acciones = useAcciones(props, capas.abrir);
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
            useBuscadores={props.useBuscadores}
            abierta={capas.abierta === 'paleta'}
            onCerrar={capas.cerrar}
          />
        )}
        {capas.vistas.has('atajos') && (
          <DialogoDeAtajos abierto={capas.abierta === 'atajos'} useAtajos={props.useAtajos} onCerrar={capas.cerrar} />
        )}
      </Suspense>
    </>
  );
}

function useAcciones(
  { acciones, onSalir }: Pick<Props, 'acciones' | 'onSalir'>,
  abrir: (capa: Capa) => void,
): readonly AccionDeArmazon[] {
  const { t } = useTranslation('armazon');
  const { texto, cambiar } = useCambioDeModo();
  return [
    ...acciones,
    { id: 'modo', texto, hacer: cambiar },
    { id: 'apariencia', texto: t('apariencia.abrir'), hacer: () => abrir('apariencia') },
    { id: 'atajos', texto: t('atajos.titulo'), hacer: () => abrir('atajos') },
    { id: 'salir', texto: t('barra.salir'), hacer: onSalir },
  ];
}
