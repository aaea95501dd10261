import { listarVehiculos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { FiltroBuscado, FiltroOpciones } from '#ui/listas/filtros.tsx';
import { aOpcion } from './filtro-de-vehiculo.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

type Props = Pick<PropsDeFiltros, 'consulta'> & { readonly marca: string };

const PRIMER_ANIO = 1960;

/** Which vehicle of a marca (ART-05). Each filter comes with the one before it, and goes with it. */
export function FiltrosDelModelo({ consulta: { valores, cambiar }, marca }: Props) {
  const { t } = useTranslation('articulos');
  const { vehiculoModelo: modelo, vehiculoMotor: motor, vehiculoAnio: anio } = valores;
  return (
    <>
      <FiltroBuscado
        etiqueta={t('vehiculo.modelo')}
        valor={modelo}
        texto={modelo}
        endpoint={listarVehiculos}
        query={{ dato: 'modelo', marca }}
        aOpcion={aOpcion}
        onCambio={(vehiculoModelo) => cambiar({ vehiculoModelo, vehiculoMotor: undefined })}
      />
      {modelo !== undefined && (
        <FiltroBuscado
          etiqueta={t('vehiculo.motor')}
          valor={motor}
          texto={motor}
          endpoint={listarVehiculos}
          query={{ dato: 'motor', marca, modelo }}
          aOpcion={aOpcion}
          onCambio={(vehiculoMotor) => cambiar({ vehiculoMotor })}
        />
      )}
      <FiltroOpciones
        etiqueta={t('vehiculo.anio')}
        valor={anio === undefined ? undefined : String(anio)}
        opciones={aniosHasta(new Date().getFullYear() + 1).map((uno) => ({ valor: uno, texto: uno }))}
        onCambio={(uno) => cambiar({ vehiculoAnio: uno === undefined ? undefined : Number(uno) })}
      />
    </>
  );
}

/** The newest first: most cars on the road are nearer to today. */
const aniosHasta = (ultimo: number): string[] =>
  Array.from({ length: ultimo - PRIMER_ANIO + 1 }, (_, i) => String(ultimo - i));
