import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import {
  NOMBRES_DE_OBSOLESCENCIA,
  OBSOLESCENCIA_GENERAL,
} from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { DiasDeConteo } from '@trastienda/nucleo/articulos/contrato.ts';
import { IVA_GENERAL, IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { listarUnidades } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { useLista } from '#ui/listas/lista.ts';
import type { Nodo } from './nodos.ts';
import { useVeCosto } from './vistas-de-nodos.ts';

type UnidadAElegir = { readonly id: string; readonly nombre: string };

/** A box holds text: the days are a number from here on. */
export const conDias = <Forma extends z.ZodRawShape>(esquema: z.ZodObject<Forma>) =>
  esquema.extend({
    diasDeConteo: z.coerce.number('Tiene que ser un número entero.').pipe(DiasDeConteo).nullable().optional(),
  });

/** Empty boxes for a new node. The margin only where it is shown. */
export const sinOmisiones = (veCosto: boolean) => ({
  ivaOmision: '',
  unidadOmisionId: '',
  diasDeConteo: '',
  obsolescencia: '',
  ...(veCosto ? { margenOmision: '' } : {}),
});

export const omisionesDe = (nodo: Nodo) => ({
  ivaOmision: nodo.ivaOmision ?? '',
  unidadOmisionId: nodo.unidadOmision?.id ?? '',
  diasDeConteo: nodo.diasDeConteo ?? '',
  obsolescencia: nodo.obsolescencia ?? '',
  ...(nodo.margenOmision === undefined ? {} : { margenOmision: nodo.margenOmision ?? '' }),
});

/**
 * What a level says by itself; an empty box leaves it to the level above, and that of a rubro to what rules everywhere (CLA-02).
 * `unidad` is the one it says by now.
 */
export function CamposDeOmision({
  nivel,
  unidad,
}: {
  readonly nivel: Nivel;
  readonly unidad?: Nodo['unidadOmision'] | undefined;
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const nombreDeIva = useNombreDeIva();
  const veCosto = useVeCosto();
  const { filas: unidades = [] } = useLista(listarUnidades, { activa: 'true', porPagina: 200 });
  const enRubro = nivel === 'rubro';
  const laGeneral = (valor: string | undefined) => {
    if (!enRubro) return t('nodo:hereda');
    return valor === undefined ? t('nodo:rigeLaGeneral') : t('nodo:rigeLaGeneralQueEs', { valor });
  };
  return (
    <>
      <CampoSelect
        name="ivaOmision"
        label={t('nodo:clasificacion.ivaPropio')}
        ayuda={`${enRubro ? t('nodo:rigeElGeneral', { valor: nombreDeIva(IVA_GENERAL) }) : t('nodo:hereda')} ${t('nodo:clasificacion.ivaNuevos')}`}
        opciones={IVAS.map((iva) => ({ valor: iva, texto: nombreDeIva(iva) }))}
        anulable
      />
      <CampoSelect
        name="unidadOmisionId"
        label={t('nodo:campo.unidad')}
        ayuda={`${laGeneral(unidades.find(({ omision }) => omision)?.nombre)} ${t('nodo:clasificacion.ivaNuevos')}`}
        opciones={conLaSuya(unidades, unidad ?? null).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        anulable
      />
      {veCosto && (
        <CampoDecimal
          name="margenOmision"
          label={t('nodo:campo.margen')}
          ayuda={t('nodo:margenAyuda')}
          decimales={2}
          sufijo="%"
          anulable
        />
      )}
      <Campo
        name="diasDeConteo"
        sx={{ '& input': { textAlign: 'end' } }}
        label={t('nodo:campo.diasDeConteo')}
        ayuda={`${t('nodo:diasAyuda')} ${t(enRubro ? 'nodo:quedaSinDefinir' : 'nodo:hereda')}`}
        inputMode="numeric"
        maximo={3}
        anulable
      />
      <CampoSelect
        name="obsolescencia"
        label={t('nodo:campo.obsolescencia')}
        ayuda={laGeneral(t(`nodo:politica.${OBSOLESCENCIA_GENERAL}`))}
        opciones={NOMBRES_DE_OBSOLESCENCIA.map((valor) => ({ valor, texto: t(`nodo:politica.${valor}`) }))}
        anulable
      />
    </>
  );
}

/** The one that was chosen and is inactive since then is still what the node says: it is shown, and can be left. */
const conLaSuya = (unidades: readonly UnidadAElegir[], suya: UnidadAElegir | null): readonly UnidadAElegir[] =>
  suya === null || unidades.some(({ id }) => id === suya.id) ? unidades : [...unidades, suya];
