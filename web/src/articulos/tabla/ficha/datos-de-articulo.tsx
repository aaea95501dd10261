import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Articulo,
  CambioDeArticulo,
  cambiarArticulo,
  verArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { consultaDe, useComando } from '#api/consultas.ts';
import { CamposDelFormulario, useSoloPedidos, valoresDelFormulario } from '#articulos/campos/campos-del-formulario.tsx';
import { useDecirCampo } from '#articulos/campos/decir-campo.ts';
import {
  CampoDeIva,
  CampoDeMarca,
  CampoDeSubfamilia,
  CampoDeTipo,
  CampoDeUnidad,
} from '#articulos/campos-de-articulo.tsx';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { useAceptarRepetido } from '#articulos/use-aceptar-repetido.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearFechaHora, oVacio } from '#ui/formato/formato.ts';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useRegistroAlDia } from '#ui/formularios/registro-al-dia.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Dato } from '#ui/piezas/dato.tsx';

type Props = {
  readonly articulo: Articulo;
  readonly editando: boolean;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onListo: () => void;
};

/** The data of an artículo; editing turns its values into fields in their place. */
export function DatosDeArticulo({ articulo, editando, onCambios, onListo }: Props) {
  const { t } = useTranslation(['articulos', 'ficha']);
  return (
    <Tarjeta titulo={t('ficha:datos')}>
      {editando ? (
        <DatosForm articulo={articulo} onCambios={onCambios} onListo={onListo} />
      ) : (
        <DatosLeidos articulo={articulo} />
      )}
    </Tarjeta>
  );
}

function DatosLeidos({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const nombreDeIva = useNombreDeIva();
  const decir = useDecirCampo();
  const { ivaHeredado: heredado } = articulo;
  const lugar = [articulo.rubro, articulo.familia, articulo.subfamilia].map(({ nombre }) => nombre).join(' › ');
  const autor = (cuando: string, quien: string | null) =>
    [formatearFechaHora(cuando), quien].filter(Boolean).join(' · ');
  return (
    <Box component="dl" sx={{ ...enDos, m: 0 }}>
      <Dato nombre={t('campo.codigo')}>
        <bdi>{articulo.codigo}</bdi>
      </Dato>
      <Dato nombre={t('campo.descripcion')}>{articulo.descripcion}</Dato>
      <Dato nombre={t('campo.marca')}>{oVacio(articulo.marca?.nombre)}</Dato>
      <Dato nombre={t('ficha:clasificacion')}>{lugar}</Dato>
      <Dato nombre={t('campo.tipo')}>{t(`tipo.${articulo.tipo}`)}</Dato>
      <Dato nombre={t('campo.unidad')}>{articulo.unidad.nombre}</Dato>
      <Dato nombre={t('campo.iva')}>
        {nombreDeIva(articulo.iva)}
        {heredado.iva !== articulo.iva && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            {t('ficha:propio', { iva: nombreDeIva(heredado.iva) })}
          </Box>
        )}
      </Dato>
      <Dato nombre={t('campo.permiteNegativo')}>{t(articulo.permiteNegativo ? 'datos.si' : 'datos.no')}</Dato>
      {articulo.campos.map((campo) => (
        <Dato key={campo.id} nombre={campo.nombre}>
          {decir(campo, campo.valor, true)}
        </Dato>
      ))}
      <Dato nombre={t('ficha:creado')}>{autor(articulo.creadoEn, articulo.creadoPor)}</Dato>
      <Dato nombre={t('ficha:modificado')}>{autor(articulo.modificadoEn, articulo.modificadoPor)}</Dato>
      <Dato nombre={t('campo.observaciones')}>
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {oVacio(articulo.observaciones)}
        </Box>
      </Dato>
    </Box>
  );
}

const esquema = CambioDeArticulo.omit({ version: true, repetirCodigo: true }).extend({ campos: valoresDelFormulario });

function DatosForm({ articulo: actual, onCambios, onListo }: Omit<Props, 'editando'>) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const avisos = useAvisos();
  const cambiar = useComando(cambiarArticulo);
  const aceptarRepetido = useAceptarRepetido();
  const soloPedidos = useSoloPedidos();
  const cache = useQueryClient();
  const {
    registro: articulo,
    valores,
    alDia,
  } = useRegistroAlDia(actual, {
    leer: () => cache.fetchQuery(consultaDe(verArticulo, { params: { id: actual.id } })),
    valoresDe: (leido) => valoresDe(leido) as DefaultValues<z.input<typeof esquema>>,
    nombresDe,
  });
  return (
    <Formulario
      esquema={esquema}
      valores={valores}
      alDia={alDia}
      onCambios={onCambios}
      onCancelar={onListo}
      rechazosEn={{
        'articulos.codigo_repetido': 'codigo',
        'articulos.tipo_en_uso': 'tipo',
        'articulos.unidad_en_uso': 'unidadId',
      }}
      onEnviar={async ({ campos: dichos, ...datos }) => {
        const campos = await soloPedidos(datos.subfamiliaId, dichos);
        return aceptarRepetido((repetir) =>
          cambiar.mutateAsync({
            params: { id: articulo.id },
            body: { ...datos, ...campos, ...repetir, version: articulo.version },
          }),
        );
      }}
      onListo={({ codigo }) => {
        avisos.exito(t('ficha:guardado', { codigo }));
        onListo();
      }}
    >
      <Box sx={enDos}>
        <Campo name="codigo" label={t('campo.codigo')} maximo={60} autoFocus />
        <Campo name="descripcion" label={t('campo.descripcion')} maximo={200} />
        <CampoDeMarca articulo={articulo} />
        <CampoDeSubfamilia articulo={articulo} />
        <CampoDeTipo />
        <CampoDeUnidad articulo={articulo} />
        <CampoDeIva articulo={articulo} />
        <CamposDelFormulario valores={camposDe(articulo)} />
        <Campo name="motivo" label={t('datos.motivo')} maximo={200} opcional />
      </Box>
      <CampoCasilla name="permiteNegativo" label={t('campo.permiteNegativo')} ayuda={t('campo.permiteNegativoAyuda')} />
      <Campo name="observaciones" label={t('campo.observaciones')} maximo={2000} multilinea />
    </Formulario>
  );
}

const valoresDe = (articulo: Articulo) => ({
  codigo: articulo.codigo,
  descripcion: articulo.descripcion,
  marcaId: articulo.marca?.id ?? '',
  subfamiliaId: articulo.subfamilia.id,
  tipo: articulo.tipo,
  unidadId: articulo.unidad.id,
  iva: articulo.iva,
  permiteNegativo: articulo.permiteNegativo,
  observaciones: articulo.observaciones,
  campos: camposDe(articulo),
  motivo: '',
});

const nombresDe = ({ marca, subfamilia, unidad }: Articulo): Readonly<Record<string, string>> =>
  Object.fromEntries([marca, subfamilia, unidad].flatMap((uno) => (uno ? [[uno.id, uno.nombre]] : [])));

const camposDe = ({ campos }: Articulo): Record<string, string> =>
  Object.fromEntries(campos.map(({ id, valor }) => [id, valor ?? '']));

const enDos = { display: 'grid', columnGap: 4, rowGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } } as const;
