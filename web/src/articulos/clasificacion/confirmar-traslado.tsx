import Alert from '@mui/material/Alert';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { LARGO_DE_CODIGO } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { fusionarNodo, Motivo, moverNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { Campo } from '#ui/campos.tsx';
import { Formulario } from '#ui/formulario.tsx';
import { usePanelAbierto } from './panel-abierto.ts';
import type { Previa } from './vista-previa.tsx';

const Esquema = z.object({ motivo: Motivo, codigos: z.record(z.string(), textoCorto(LARGO_DE_CODIGO)) });

/** The new codes of what clashes, the reason, and the button. What is agreed to is what was seen. */
export function ConfirmarTraslado(props: {
  readonly nivel: Nivel;
  readonly id: string;
  readonly hacer: 'mover' | 'fusionar';
  readonly destinoId: string;
  readonly previa: Previa;
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const avisos = useAvisos();
  const { abrir, cerrar } = usePanelAbierto();
  const [mover, fusionar] = [useComando(moverNodo), useComando(fusionarNodo)];
  // The versions seen when the preview came: reading again meanwhile must not hide somebody else's change.
  const [{ version, versionDestino, choques, nombre, destino }] = useState(props.previa);
  const { nivel, id, hacer, destinoId } = props;
  const enviar = ({ motivo, codigos }: z.output<typeof Esquema>) => {
    const elegidos = Object.entries(codigos).map(([nodoId, codigo]) => ({ id: nodoId, codigo }));
    const body = { version, versionDestino, destinoId, motivo, codigos: elegidos };
    if (hacer === 'fusionar' || nivel === 'rubro') return fusionar.mutateAsync({ params: { nivel, id }, body });
    return mover.mutateAsync({ params: { nivel, id }, body });
  };
  return (
    <Formulario
      esquema={Esquema}
      valores={{ motivo: '', codigos: Object.fromEntries(choques.map((choque) => [choque.id, choque.sugerido])) }}
      textoEnviar={t(hacer === 'mover' ? 'nodo:moverBoton' : 'nodo:fusionarBoton')}
      onCancelar={() => abrir(nivel, id)}
      onEnviar={enviar}
      onListo={() => {
        avisos.exito(t(hacer === 'mover' ? 'nodo:movido' : 'nodo:fusionado', { nombre, destino }));
        cerrar();
      }}
    >
      {choques.length > 0 && <Alert severity="warning">{t('nodo:choques')}</Alert>}
      {choques.map((choque) => (
        <Campo
          key={choque.id}
          name={`codigos.${choque.id}`}
          label={t('nodo:choque', { nombre: choque.nombre })}
          ayuda={t('nodo:choqueCon', { codigo: choque.codigo, con: choque.con })}
          maximo={LARGO_DE_CODIGO}
        />
      ))}
      <Campo name="motivo" label={t('nodo:motivo')} ayuda={t('nodo:motivoAyuda')} maximo={200} />
    </Formulario>
  );
}
