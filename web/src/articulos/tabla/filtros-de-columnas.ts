import { cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  type CAMPOS_CON_VALORES,
  type FilaDeArticulo,
  listarValoresDeFiltro,
  TIPOS_DE_ARTICULO,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { useTranslation } from 'react-i18next';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';

const buscados = (campo: (typeof CAMPOS_CON_VALORES)[number]): FiltroDeColumna => ({
  tipo: 'lista',
  valores: { endpoint: listarValoresDeFiltro, query: { campo } },
});

/** Gives each column what may be asked of it (TD-07). */
export function useFiltrosDeColumnas(): (columna: Columna<FilaDeArticulo>) => Columna<FilaDeArticulo> {
  const { t } = useTranslation('articulos');
  const nombreDeIva = useNombreDeIva();
  const filtros: Readonly<Record<string, FiltroDeColumna>> = {
    codigo: { tipo: 'texto' },
    descripcion: { tipo: 'texto' },
    marca: { ...buscados('marca'), conVacios: true },
    rubro: buscados('rubro'),
    familia: buscados('familia'),
    subfamilia: buscados('subfamilia'),
    unidad: buscados('unidad'),
    tipo: entreFijos(TIPOS_DE_ARTICULO, (id) => t(`tipo.${id}`)),
    iva: entreFijos(IVAS, nombreDeIva),
    estado: entreFijos(cicloDeArticulo.estados, (id) => t(`estado.${id}`)),
    precio: { tipo: 'numero', decimales: 4, conVacios: true },
    precioConIva: { tipo: 'numero', decimales: 2, conVacios: true },
    transito: DE_STOCK,
    modificado: { tipo: 'fecha' },
  };
  return (columna) => {
    const filtro = columna.id.startsWith('stock') ? DE_STOCK : filtros[columna.id];
    return filtro ? { ...columna, filtro } : columna;
  };
}

const DE_STOCK: FiltroDeColumna = { tipo: 'numero', decimales: 3, existencias: true };
