import Alert from '@mui/material/Alert';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { LARGO_DE_CODIGO } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { fusionarNodo, moverNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { Motivo, textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { usePanelAbierto } from './panel-abierto.ts';
import type { SalidaDelPanel } from './paneles-de-nodo.tsx';
import type { Previa } from './vista-previa.tsx';

const Esquema = z.object({ motivo: Motivo, codigos: z.record(z.string(), textoCorto(LARGO_DE_CODIGO)) });

/** The new codes of what clashes, the reason, and the button. What is agreed to is what was seen. */
export function ConfirmarTraslado(
  props: SalidaDelPanel & {
    readonly nivel: Nivel;
    readonly id: string;
    readonly hacer: 'mover' | 'fusionar';
    readonly destinoId: string;
    readonly previa: Previa;
    /** Refused over what there is: it is no longer what was seen. */
    readonly onDistinto: () => void;
  },
) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const avisos = useAvisos();
  const { cerrar } = usePanelAbierto();
  const [mover, fusionar] = [useComando(moverNodo), useComando(fusionarNodo)];
  const { nivel, id, hacer, destinoId } = props;
  const { version, versionDestino, choques, nombre, destino, nodos, articulos, inactivos } = props.previa;
  const enviar = async ({ motivo, codigos }: z.output<typeof Esquema>) => {
    // Only of what clashes now: one that no longer does keeps its own.
    const elegidos = choques.flatMap(({ id: nodoId }) => {
      const codigo = codigos[nodoId];
      return codigo === undefined ? [] : [{ id: nodoId, codigo }];
    });
    const vistos = { nodos, articulos, inactivos };
    const body = { version, versionDestino, destinoId, motivo, codigos: elegidos, vistos };
    try {
      if (hacer === 'mover' && nivel !== 'rubro') return await mover.mutateAsync({ params: { nivel, id }, body });
      return await fusionar.mutateAsync({ params: { nivel, id }, body });
    } catch (error) {
      // The command read the preview again by then.
      if (error instanceof PedidoRechazado && error.status === 409) props.onDistinto();
      throw error;
    }
  };
  return (
    <Formulario
      esquema={Esquema}
      valores={{ motivo: '', codigos: {} }}
      textoEnviar={t(hacer === 'mover' ? 'nodo:moverBoton' : 'nodo:fusionarBoton')}
      onCambios={props.onCambios}
      onCancelar={props.onCancelar}
      onEnviar={enviar}
      onListo={() => {
        avisos.exito(t(hacer === 'mover' ? 'nodo:movido' : 'nodo:fusionado', { nombre, destino }));
        cerrar();
      }}
    >
      {choques.length > 0 && <Alert severity="warning">{t('nodo:choques')}</Alert>}
      {choques.map((choque) => (
        <CodigoNuevo key={choque.id} choque={choque} />
      ))}
      <Campo name="motivo" label={t('nodo:motivo')} ayuda={t('nodo:motivoAyuda')} maximo={200} />
    </Formulario>
  );
}

/** Begins with the code that is free, also when it clashes only since the preview was read again. */
function CodigoNuevo({
  choque: { id, nombre, codigo, con, sugerido },
}: {
  readonly choque: Previa['choques'][number];
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { register } = useFormContext();
  const name = `codigos.${id}`;
  register(name, { value: sugerido });
  return (
    <Campo
      name={name}
      label={t('nodo:choque', { nombre })}
      ayuda={t('nodo:choqueCon', { codigo, con })}
      maximo={LARGO_DE_CODIGO}
    />
  );
}
