import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alPedirApariencia } from '#apariencia/pedido.ts';
import { traerTextos } from '#i18n/iniciar.ts';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { BotonDeApariencia } from './boton-de-apariencia.tsx';
import { useCambioDeModo } from './cambio-de-modo.ts';
import type { AccionDeArmazon, ArmazonProps } from './tipos.ts';

// With what it says, so that it does not open without words.
const conTextos = <Pieza,>(traer: () => Promise<Pieza>) =>
  piezaAPedido(async () => (await Promise.all([traer(), traerTextos('capas')]))[0]);

// Each comes when it is first asked for, not with the application. One that cannot come leaves alone what is being written.
const Personalizador = flotante(
  conTextos(() => import('./personalizador.tsx')),
  (suyas) => suyas.Personalizador,
);
const Paleta = flotante(
  piezaAPedido(() => import('./paleta/paleta.tsx')),
  (suyas) => suyas.Paleta,
);
const DialogoDeAtajos = flotante(
  conTextos(() => import('./dialogo-de-atajos.tsx')),
  (suyas) => suyas.DialogoDeAtajos,
);

type Capa = 'apariencia' | 'paleta' | 'atajos';

/** Which of the layers over the content is open. */
export function useCapas() {
  const [abierta, abrir] = useState<Capa | undefined>();
  // Screens may ask for the appearance too.
  useEffect(() => alPedirApariencia(() => abrir('apariencia')), []);
  return { abierta, abrir, cerrar: () => abrir(undefined) };
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
        <Personalizador open={capas.abierta === 'apariencia'} onClose={capas.cerrar} />
        <Paleta
          usuarioId={props.quien.id}
          menu={props.menu}
          acciones={acciones}
          useBuscadores={props.useBuscadores}
          open={capas.abierta === 'paleta'}
          onClose={capas.cerrar}
        />
        <DialogoDeAtajos open={capas.abierta === 'atajos'} onClose={capas.cerrar} useAtajos={props.useAtajos} />
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
