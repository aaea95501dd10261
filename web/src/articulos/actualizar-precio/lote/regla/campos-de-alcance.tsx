import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { listarFamilias, listarRubros, listarSubfamilias } from '@trastienda/nucleo/articulos/contrato.ts';
import type { FilaDeLote, FiltroDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { listarProveedores } from '@trastienda/nucleo/articulos/proveedores/contrato-de-proveedores.ts';
import { listarMarcas } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { tituloDeGrupo } from '#articulos/actualizar-precio/campo-de-casillas.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { ChipDeFiltro, FiltroBuscado } from '#ui/listas/filtros.tsx';

type Parte = keyof FiltroDeLote;

const aOpcion = ({ id, codigo, nombre }: { id: string; codigo: string; nombre: string }) => ({
  id,
  texto: nombre,
  detalle: codigo,
});

/** Which artículos: words, place in the tree, marca, or some that were chosen. */
export function CamposDeAlcance({ alcance }: { readonly alcance: FilaDeLote['alcance'] }) {
  const { t } = useTranslation('precios');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={tituloDeGrupo}>
        {t('actualizar.lote.regla.alcance')}
      </Box>
      <Chips alcance={alcance} />
      <FormHelperText sx={{ m: 0 }}>{t('actualizar.lote.regla.alcanceAyuda')}</FormHelperText>
      <Campo name="filtro.buscar" label={t('actualizar.campo.buscar')} maximo={200} opcional />
    </Box>
  );
}

/** Choosing a level of the tree clears the ones below it. */
function Chips({ alcance }: { readonly alcance: FilaDeLote['alcance'] }) {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const filtro = useWatch({ name: 'filtro' }) as FiltroDeLote;
  const { nombreDe, poner } = useParte(alcance, filtro);
  const { familiaId, rubroId } = filtro;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FiltroBuscado
        etiqueta={t('actualizar.campo.rubroId')}
        valor={rubroId}
        texto={nombreDe('rubroId')}
        endpoint={listarRubros}
        aOpcion={aOpcion}
        onCambio={poner('rubroId', ['familiaId', 'subfamiliaId'])}
      />
      <FiltroBuscado
        etiqueta={t('actualizar.campo.familiaId')}
        valor={familiaId}
        texto={nombreDe('familiaId')}
        endpoint={listarFamilias}
        query={rubroId === undefined ? {} : { rubroId }}
        aOpcion={(familia) => ({ ...aOpcion(familia), detalle: familia.rubro })}
        onCambio={poner('familiaId', ['subfamiliaId'])}
      />
      <FiltroBuscado
        etiqueta={t('actualizar.campo.subfamiliaId')}
        valor={filtro.subfamiliaId}
        texto={nombreDe('subfamiliaId')}
        endpoint={listarSubfamilias}
        query={familiaId === undefined ? {} : { familiaId }}
        aOpcion={(subfamilia) => ({ ...aOpcion(subfamilia), detalle: `${subfamilia.rubro} › ${subfamilia.familia}` })}
        onCambio={poner('subfamiliaId', [])}
      />
      {puede(listarMarcas) && (
        <FiltroBuscado
          etiqueta={t('actualizar.campo.marcaId')}
          valor={filtro.marcaId}
          texto={nombreDe('marcaId')}
          endpoint={listarMarcas}
          aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
          onCambio={poner('marcaId', [])}
        />
      )}
      {puede(listarProveedores) && (
        <FiltroBuscado
          etiqueta={t('actualizar.campo.proveedorId')}
          valor={filtro.proveedorId}
          texto={nombreDe('proveedorId')}
          endpoint={listarProveedores}
          aOpcion={({ id, razonSocial }) => ({ id, texto: razonSocial })}
          onCambio={poner('proveedorId', [])}
        />
      )}
      <ChipDeElegidos
        cuantos={filtro.articuloIds?.length}
        onQuitar={() => poner('articuloIds', [])(undefined, undefined)}
      />
      <ChipDeElegidos cuantos={filtro.elegidos} onQuitar={() => poner('elegidos', [])(undefined, undefined)} />
    </Box>
  );
}

/** Those that were chosen elsewhere: they can be let go of, and no others chosen here. */
function ChipDeElegidos({
  cuantos,
  onQuitar,
}: {
  readonly cuantos: number | undefined;
  readonly onQuitar: () => void;
}) {
  const { t } = useTranslation('precios');
  if (cuantos === undefined) return null;
  return (
    <ChipDeFiltro
      etiqueta={t('actualizar.campo.elegidos')}
      texto={t('actualizar.lote.regla.elegidos', { count: cuantos, total: formatearEntero(cuantos) })}
      onAbrir={() => undefined}
      onQuitar={onQuitar}
    />
  );
}

/** How each part of the filter is called, and how it is written into the form. */
function useParte(alcance: FilaDeLote['alcance'], filtro: FiltroDeLote) {
  const { setValue } = useFormContext();
  const [nombres, setNombres] = useState<Readonly<Record<string, string>>>({});
  const guardado = (parte: Parte) => alcance.find(({ campo }) => campo === parte)?.texto;
  return {
    nombreDe: (parte: Parte) => nombres[String(filtro[parte])] ?? guardado(parte),
    poner: (parte: Parte, deAbajo: readonly Parte[]) => (id: string | undefined, texto: string | undefined) => {
      if (id !== undefined && texto !== undefined) setNombres((actuales) => ({ ...actuales, [id]: texto }));
      for (const otra of deAbajo) setValue(`filtro.${otra}`, undefined, { shouldDirty: true });
      setValue(`filtro.${parte}`, id, { shouldDirty: true });
    },
  };
}
