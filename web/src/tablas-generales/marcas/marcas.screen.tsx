import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import {
  cambiarMarca,
  crearMarca,
  exportarMarcas,
  listarMarcas,
  type Marca,
  NuevaMarca,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import {
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { FormularioDeFila } from '#tablas-generales/formulario-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { useFilaAlDia } from '#tablas-generales/use-fila-al-dia.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';

export function MarcasScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarMarca, { invalida: ['articulos'] });
  const consulta = useConsultaDeLista(listarMarcas);
  const lista = useLista(listarMarcas, consulta.valores);
  const estado = useColumnaDeEstado<Marca>('f', ({ activa }) => activa);
  return (
    <TablaEditable<Marca>
      titulo={t('marcas.titulo')}
      entidad="marca"
      consulta={consulta}
      lista={lista}
      nombreDe={({ nombre }) => nombre}
      textos={{ nuevo: t('marcas.nueva'), editar: t('marcas.editar'), buscarEn: t('marcas.buscarEn') }}
      puedeCrear={puede(crearMarca)}
      puedeCambiar={() => puede(cambiarMarca)}
      acciones={({ id, version, nombre, activa }) =>
        puede(cambiarMarca)
          ? [
              alternar({
                nombre,
                activa,
                enviar: (despues) => cambiar.mutateAsync({ params: { id }, body: { version, activa: despues } }),
              }),
            ]
          : []
      }
      columnas={[
        {
          id: 'nombre',
          titulo: t('marcas.marca'),
          anchoMinimo: 200,
          fija: true,
          ordenable: true,
          filtro: { tipo: 'texto' },
          celda: ({ nombre }) => <Resaltado texto={nombre} buscar={consulta.valores.buscar} />,
        },
        {
          id: 'articulos',
          titulo: t('marcas.articulos'),
          ancho: 112,
          alinear: 'fin',
          filtro: { tipo: 'numero', decimales: 0 },
          celda: ({ articulos }) => formatearEntero(articulos),
        },
        estado,
      ]}
      vistas={useVistasDeEstado('f')}
      csv={{ endpoint: exportarMarcas, nombre: 'marcas.csv' }}
      vacio={{ icono: IconTag, titulo: t('marcas.vacio'), texto: t('marcas.vacioTexto') }}
      tarjeta={({ nombre, articulos, activa }) => (
        <TarjetaDeFila
          titulo={nombre}
          detalle={`${t('marcas.articulos')}: ${formatearEntero(articulos)}`}
          estado={!activa && <EstadoDeFila activa={false} genero="f" />}
        />
      )}
      formulario={(marca, onCerrar) => <MarcaForm marca={marca} onCerrar={onCerrar} />}
    />
  );
}

function MarcaForm({ marca: fila, onCerrar }: { readonly marca: Marca | null; readonly onCerrar: () => void }) {
  const { t } = useTranslation('tablasGenerales');
  const crear = useComando(crearMarca);
  const cambiar = useComando(cambiarMarca, { invalida: ['articulos'] });
  const { registro: marca, ...comoEs } = useFilaAlDia(listarMarcas, fila, {
    valoresDe: (una) => ({ nombre: una?.nombre ?? '' }),
  });
  return (
    <FormularioDeFila
      esquema={NuevaMarca}
      {...comoEs}
      onEnviar={(datos) =>
        marca
          ? cambiar.mutateAsync({ params: { id: marca.id }, body: { ...datos, version: marca.version } })
          : crear.mutateAsync({ body: datos })
      }
      listo={marca ? undefined : t('marcas.creada')}
      onCerrar={onCerrar}
    >
      <Campo name="nombre" label={t('comun.nombre')} maximo={120} autoFocus />
    </FormularioDeFila>
  );
}
