import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { listarSubfamilias, TIPOS_DE_ARTICULO } from '@trastienda/nucleo/articulos/contrato.ts';
import { IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { listarMarcas, listarUnidades } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { useNombreDeIva } from './nombres.ts';

type Props = {
  /** The artículo being edited; without it, every field may be left to its default. */
  readonly articulo?: Articulo | undefined;
};

export function CampoDeSubfamilia({ articulo }: Props) {
  const { t } = useTranslation('articulos');
  return (
    <CampoAutocompletar
      name="subfamiliaId"
      label={t('campo.subfamilia')}
      endpoint={listarSubfamilias}
      query={{ activo: 'true' }}
      aOpcion={({ id, nombre, rubro, familia }) => ({ id, texto: nombre, detalle: `${rubro} › ${familia}` })}
      {...(articulo
        ? { inicial: { id: articulo.subfamilia.id, texto: articulo.subfamilia.nombre } }
        : { opcional: true, ayuda: t('campo.subfamiliaAyuda') })}
    />
  );
}

export function CampoDeMarca({ articulo }: Props) {
  const { t } = useTranslation('articulos');
  return (
    <CampoAutocompletar
      name="marcaId"
      label={t('campo.marca')}
      endpoint={listarMarcas}
      query={{ activa: 'true' }}
      aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
      anulable
      {...(articulo?.marca ? { inicial: { id: articulo.marca.id, texto: articulo.marca.nombre } } : {})}
    />
  );
}

export function CampoDeUnidad({ articulo }: Props) {
  const { t } = useTranslation('articulos');
  const { filas = [] } = useLista(listarUnidades, { activa: 'true', porPagina: 200 });
  // The one it has is offered even before the rest is known, or when it is no longer active.
  const propia = articulo && !filas.some(({ id }) => id === articulo.unidad.id) ? [articulo.unidad] : [];
  return (
    <CampoSelect
      name="unidadId"
      label={t('campo.unidad')}
      opciones={[...propia, ...filas].map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      {...(articulo ? { ayuda: t('datos.enUso') } : { opcional: true, ayuda: t('campo.unidadVacia') })}
    />
  );
}

export function CampoDeTipo() {
  const { t } = useTranslation('articulos');
  return (
    <CampoSelect
      name="tipo"
      label={t('campo.tipo')}
      opciones={TIPOS_DE_ARTICULO.map((tipo) => ({ valor: tipo, texto: t(`tipo.${tipo}`) }))}
    />
  );
}

export function CampoDeIva({ articulo }: Props) {
  const { t } = useTranslation('articulos');
  const nombreDeIva = useNombreDeIva();
  return (
    <CampoSelect
      name="iva"
      label={t('campo.iva')}
      opciones={IVAS.map((iva) => ({ valor: iva, texto: nombreDeIva(iva) }))}
      {...(articulo ? {} : { opcional: true, ayuda: t('campo.ivaVacio') })}
    />
  );
}
