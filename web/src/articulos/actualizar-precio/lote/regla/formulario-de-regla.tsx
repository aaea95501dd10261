import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import type {
  FilaDeLote,
  FiltroDeLote,
  LoteDePrecio,
  LoteNuevo,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { finDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { CampoDeListas } from './campo-de-listas.tsx';
import { CamposDeAlcance } from './campos-de-alcance.tsx';
import { CamposDeRedondeo } from './campos-de-redondeo.tsx';
import { CamposDeRegla } from './campos-de-regla.tsx';
import { ESQUEMA_DE_LOTE, valoresDeLote } from './valores-de-lote.ts';

type Props<Listo> = {
  readonly lote: LoteDePrecio | null;
  readonly listas: readonly ListaDePrecio[];
  /** What a new one begins with. */
  readonly filtro?: FiltroDeLote;
  readonly alcance?: FilaDeLote['alcance'];
  /** What was written is on the server already: leaving loses nothing. */
  readonly guardado: boolean;
  readonly onCambios?: (hayCambios: boolean) => void;
  readonly onSimular: (datos: LoteNuevo) => Promise<Listo>;
  readonly onListo?: (respuesta: Listo) => void;
};

/** Which artículos, which listas and which rule: what a simulation is made of. */
export function FormularioDeRegla<Listo>(props: Props<Listo>) {
  const { t } = useTranslation('precios');
  const { lote, filtro = {}, alcance = [], onCambios } = props;
  const [hayCambios, setHayCambios] = useState(false);
  useAvisoAlSalir(hayCambios && !props.guardado);
  const propias = lote?.listas.map(({ id }) => id) ?? [];
  const listas = props.listas.filter(({ id, tipo, activa }) => propias.includes(id) || (activa && tipo === 'MANUAL'));
  const porOmision = listas.filter(({ omision }) => omision).map(({ id }) => id);
  return (
    <Formulario
      esquema={ESQUEMA_DE_LOTE}
      valores={valoresDeLote(lote, porOmision, filtro) as never}
      textoEnviar={t(lote?.totales ? 'actualizar.lote.regla.otraVez' : 'actualizar.lote.regla.simular')}
      onCambios={(si) => {
        setHayCambios(si);
        onCambios?.(si);
      }}
      onEnviar={({ hasta, ...datos }) =>
        props.onSimular({ ...datos, hasta: hasta === '' ? null : finDelDia(hasta).toISOString() })
      }
      onListo={(respuesta) => props.onListo?.(respuesta)}
    >
      <Campo
        name="motivo"
        label={t('actualizar.lote.regla.motivo')}
        ayuda={t('actualizar.lote.regla.motivoAyuda')}
        maximo={200}
        autoFocus={lote === null}
      />
      <CampoDeListas listas={listas} />
      <CamposDeAlcance alcance={alcance} />
      <CamposDeRegla />
      <CamposDeRedondeo />
      <Campo
        name="hasta"
        label={t('actualizar.lote.regla.hasta')}
        ayuda={t('actualizar.lote.regla.hastaAyuda')}
        tipo="date"
        vaciable
      />
    </Formulario>
  );
}
