import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import {
  cambiarLocalidad,
  crearLocalidad,
  exportarLocalidades,
  type Localidad,
  listarLocalidades,
  listarProvincias,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { nombrarLocalidad } from '@trastienda/nucleo/tablas-generales/localidad.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import {
  EstadoDeFila,
  TarjetaDeFila,
  useColumnaDeEstado,
  useVistasDeEstado,
} from '#tablas-generales/estado-de-fila.tsx';
import { TablaEditable } from '#tablas-generales/tabla-editable.tsx';
import { useAlternar } from '#tablas-generales/use-alternar.ts';
import { BotonDeImportar } from '#ui/archivos/boton-de-importar.tsx';
import { oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { LocalidadForm } from './localidad.form.tsx';

export function LocalidadesScreen() {
  const { t } = useTranslation('tablasGenerales');
  const puede = usePuede();
  const alternar = useAlternar();
  const cambiar = useComando(cambiarLocalidad, { invalida: ['clientes'] });
  const consulta = useConsultaDeLista(listarLocalidades);
  const lista = useLista(listarLocalidades, consulta.valores);
  const provincias = useLista(listarProvincias, {});
  const columnas = useColumnas(consulta.valores.buscar, provincias.filas ?? []);
  return (
    <TablaEditable<Localidad>
      titulo={t('localidades.titulo')}
      entidad="localidad"
      consulta={consulta}
      lista={lista}
      nombreDe={nombrarLocalidad}
      textos={{ nuevo: t('localidades.nueva'), editar: t('localidades.editar'), buscarEn: t('localidades.buscarEn') }}
      puedeCrear={puede(crearLocalidad)}
      puedeCambiar={() => puede(cambiarLocalidad)}
      acciones={(localidad) =>
        puede(cambiarLocalidad)
          ? [
              alternar({
                nombre: nombrarLocalidad(localidad),
                activa: localidad.activa,
                enviar: (activa) =>
                  cambiar.mutateAsync({ params: { id: localidad.id }, body: { version: localidad.version, activa } }),
              }),
            ]
          : []
      }
      columnas={columnas}
      filtros={
        <FiltroOpciones
          etiqueta={t('comun.provincia')}
          valor={consulta.valores.provinciaId}
          opciones={(provincias.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          onCambio={(provinciaId) => consulta.cambiar({ provinciaId })}
        />
      }
      vistas={useVistasDeEstado('f')}
      csv={{ endpoint: exportarLocalidades, nombre: 'localidades.csv' }}
      vacio={{
        icono: IconMapPin,
        titulo: t('localidades.vacio'),
        texto: t('localidades.vacioTexto'),
        accion: puede({ permiso: 'importacion.hacer' }) && <BotonDeImportar entidad="localidades" />,
      }}
      tarjeta={({ nombre, partido, provincia, codigoPostal, activa }) => (
        <TarjetaDeFila
          titulo={nombre}
          detalle={[partido, provincia, codigoPostal].filter(Boolean).join(' · ')}
          estado={!activa && <EstadoDeFila activa={false} genero="f" />}
        />
      )}
      formulario={(localidad, onCerrar) => (
        <LocalidadForm localidad={localidad} provinciaId={consulta.valores.provinciaId} onCerrar={onCerrar} />
      )}
    />
  );
}

function useColumnas(
  buscar: string | undefined,
  filas: readonly { readonly id: string; readonly nombre: string }[],
): readonly Columna<Localidad>[] {
  const { t } = useTranslation('tablasGenerales');
  const provincias = filas.map(({ id, nombre }) => ({ id, texto: nombre }));
  const estado = useColumnaDeEstado<Localidad>('f', ({ activa }) => activa);
  return [
    {
      id: 'nombre',
      titulo: t('localidades.localidad'),
      anchoMinimo: 200,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    {
      id: 'partido',
      titulo: t('localidades.partido'),
      ancho: 220,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ partido }) => <Resaltado texto={oVacio(partido)} buscar={buscar} />,
    },
    {
      id: 'provincia',
      titulo: t('comun.provincia'),
      ancho: 200,
      ordenable: true,
      ocultaBajo: 'md',
      filtro: { tipo: 'lista', valores: provincias },
      celda: ({ provincia }) => provincia,
    },
    {
      id: 'codigoPostal',
      titulo: t('localidades.codigoPostal'),
      ancho: 128,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ codigoPostal }) => <bdi>{oVacio(codigoPostal)}</bdi>,
    },
    estado,
  ];
}
