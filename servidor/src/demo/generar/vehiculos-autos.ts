/**
 * Cars and vans of the Argentine fleet: maker, model, years, engines (`*` is a diésel), kind (A auto, S SUV, U
 * utilitario) and how many of them come to the counter, from 1 to 10.
 */
export const AUTOS = `
VW|Gol|1995-2008|1.6 8V,1.0 16V,1.9 SD*|A|9
VW|Gol Trend|2008-2022|1.6 8V,1.6 16V MSI|A|10
VW|Voyage|2008-2022|1.6 8V,1.6 16V MSI|A|7
VW|Suran|2006-2019|1.6 8V,1.6 16V MSI,1.9 SDI*|A|8
VW|Fox|2004-2021|1.6 8V,1.6 16V MSI,1.9 SDI*|A|7
VW|Senda|1991-1996|1.6 8V,1.6 D*|A|3
VW|Polo Classic|1997-2009|1.6 8V,1.9 SD*|A|5
VW|Polo|2018-|1.6 16V MSI,1.0 TSI|A|6
VW|Virtus|2018-|1.6 16V MSI|A|5
VW|Up!|2014-2020|1.0 12V|A|5
VW|Bora|2001-2014|2.0 8V,1.8 T,1.9 TDI*|A|6
VW|Vento|2006-2018|2.5 20V,2.0 TSI,1.4 TSI,2.0 TDI*|A|6
VW|Golf IV|1999-2006|1.6 8V,2.0 8V,1.9 TDI*|A|4
VW|Golf VII|2014-2019|1.4 TSI,1.6 16V|A|3
VW|T-Cross|2019-|1.6 16V MSI,1.0 TSI|S|5
VW|Nivus|2020-|1.0 TSI|S|3
VW|Taos|2021-|1.4 TSI|S|4
VW|Tiguan|2008-2017|2.0 TSI,2.0 TDI*|S|2
Fiat|Palio|1997-2011|1.3 8V Fire,1.4 8V Fire,1.6 16V,1.8 8V,1.7 TD*|A|9
Fiat|Palio Attractive|2012-2018|1.4 8V,1.6 16V E.torQ|A|7
Fiat|Siena|1997-2016|1.3 8V Fire,1.4 8V Fire,1.6 16V,1.7 TD*|A|8
Fiat|Grand Siena|2012-2019|1.4 8V,1.6 16V E.torQ|A|5
Fiat|Uno|1989-2013|1.3 8V Fire,1.4 8V,1.7 D*|A|8
Fiat|Uno Way|2010-2016|1.4 8V|A|4
Fiat|Punto|2007-2017|1.4 8V,1.6 16V E.torQ,1.3 Multijet*|A|6
Fiat|Cronos|2018-|1.3 8V Firefly,1.8 16V E.torQ|A|9
Fiat|Argo|2017-|1.3 8V Firefly,1.8 16V E.torQ|A|5
Fiat|Mobi|2016-|1.0 8V|A|5
Fiat|Idea|2005-2016|1.4 8V,1.6 16V E.torQ,1.8 8V|A|4
Fiat|Stilo|2003-2010|1.8 8V,1.8 16V,1.9 JTD*|A|2
Fiat|Duna|1987-2000|1.4 8V,1.6 8V,1.7 D*|A|5
Fiat|147|1982-1996|1.1 8V,1.3 8V,1.4 TR|A|4
Fiat|128|1971-1990|1.1 8V,1.3 8V|A|3
Fiat|500|2009-2019|1.4 16V|A|2
Fiat|Fiorino|1993-2013|1.3 8V Fire,1.7 D*|U|7
Fiat|Qubo|2011-2020|1.4 8V,1.3 Multijet*|U|4
Renault|Clio II|1999-2012|1.2 16V,1.6 16V,1.5 dCi*,1.9 D*|A|9
Renault|Clio Mío|2012-2016|1.2 16V|A|5
Renault|Logan|2007-2013|1.6 8V,1.6 16V,1.5 dCi*|A|7
Renault|Logan II|2014-|1.6 8V,1.6 16V|A|6
Renault|Sandero|2008-2014|1.6 8V,1.6 16V|A|7
Renault|Sandero II|2015-|1.6 8V,1.6 16V|A|7
Renault|Symbol|2009-2013|1.6 16V,1.5 dCi*|A|4
Renault|Mégane|1997-2010|1.6 16V,2.0 16V,1.9 D*|A|6
Renault|Mégane II|2006-2011|1.6 16V,2.0 16V,1.5 dCi*|A|5
Renault|Mégane III|2010-2016|1.6 16V,2.0 16V|A|3
Renault|Fluence|2010-2018|1.6 16V,2.0 16V|A|5
Renault|Scénic|1998-2010|1.6 16V,2.0 16V,1.9 dCi*|A|3
Renault|Kwid|2017-|1.0 12V|A|5
Renault|9|1987-1996|1.4 8V,1.6 8V|A|4
Renault|12|1971-1994|1.4 8V,1.6 8V|A|4
Renault|18|1981-1993|1.6 8V,2.0 8V|A|2
Renault|19|1993-2000|1.6 8V,1.8 8V,1.9 D*|A|5
Renault|Duster|2011-2020|1.6 16V,2.0 16V|S|7
Renault|Duster II|2021-|1.6 16V SCe,1.3 TCe|S|4
Renault|Captur|2016-2021|1.6 16V SCe,2.0 16V|S|3
Renault|Kangoo|1998-2018|1.6 16V,1.5 dCi*,1.9 D*|U|9
Renault|Kangoo II|2018-|1.6 16V SCe,1.5 dCi*|U|6
Peugeot|206|1999-2012|1.4 8V,1.6 16V,1.9 D*,1.4 HDi*|A|8
Peugeot|207 Compact|2008-2016|1.4 8V,1.6 16V,1.4 HDi*|A|8
Peugeot|208|2013-2019|1.5 8V,1.6 16V|A|7
Peugeot|208 II|2020-|1.2 12V,1.6 16V|A|6
Peugeot|306|1994-2002|1.6 8V,1.8 8V,1.9 D*|A|3
Peugeot|307|2003-2011|1.6 16V,2.0 16V,1.6 HDi*,2.0 HDi*|A|6
Peugeot|308|2012-2021|1.6 16V,1.6 THP,1.6 HDi*|A|5
Peugeot|408|2011-2021|2.0 16V,1.6 THP,1.6 HDi*|A|5
Peugeot|405|1993-2000|1.8 8V,2.0 8V,1.9 D*|A|3
Peugeot|504|1972-1999|1.8 8V,2.0 8V,2.3 D*|A|4
Peugeot|505|1981-1995|2.0 8V,2.2 8V|A|2
Peugeot|2008|2016-2023|1.6 16V,1.6 THP|S|4
Peugeot|3008|2010-2023|1.6 THP|S|2
Peugeot|Partner|1998-|1.6 16V,1.9 D*,1.6 HDi*|U|8
Citroën|C3|2003-2012|1.4 8V,1.6 16V,1.4 HDi*|A|6
Citroën|C3 II|2013-2021|1.5 8V,1.6 16V|A|5
Citroën|C3 III|2023-|1.2 12V,1.6 16V|A|3
Citroën|C4|2007-2015|1.6 16V,2.0 16V,1.6 HDi*|A|5
Citroën|C4 Lounge|2013-2020|2.0 16V,1.6 THP,1.6 HDi*|A|4
Citroën|C-Elysée|2013-2021|1.6 16V,1.6 HDi*|A|3
Citroën|Xsara Picasso|2001-2011|1.6 16V,2.0 16V,2.0 HDi*|A|3
Citroën|C3 Aircross|2011-2018|1.6 16V|S|2
Citroën|Berlingo|1999-|1.6 16V,1.9 D*,1.6 HDi*|U|7
Ford|Falcon|1963-1991|3.0,3.6|A|4
Ford|Sierra|1984-1993|1.6 8V,2.3 8V|A|2
Ford|Escort|1988-2003|1.6 8V,1.8 8V,1.8 16V Zetec,1.8 TD*|A|5
Ford|Fiesta|1996-2002|1.3 8V,1.4 16V,1.8 D*|A|5
Ford|Fiesta Max|2003-2013|1.6 8V Rocam,1.4 TDCi*|A|7
Ford|Fiesta Kinetic|2011-2019|1.6 16V Sigma|A|7
Ford|Ka|1997-2007|1.0 8V Rocam,1.6 8V Rocam|A|6
Ford|Ka Viral|2008-2015|1.0 8V Rocam,1.6 8V Rocam|A|5
Ford|Ka III|2016-2021|1.5 12V|A|6
Ford|Focus|1999-2008|1.6 16V,1.8 16V,2.0 16V,1.8 TDCi*|A|6
Ford|Focus II|2008-2013|1.6 16V Sigma,2.0 16V Duratec,1.8 TDCi*|A|6
Ford|Focus III|2013-2019|1.6 16V Sigma,2.0 16V GDI|A|5
Ford|Mondeo|1997-2014|2.0 16V,2.3 16V|A|2
Ford|EcoSport|2003-2012|1.6 8V Rocam,2.0 16V,1.4 TDCi*|S|7
Ford|EcoSport II|2012-2021|1.6 16V Sigma,2.0 16V,1.5 12V|S|6
Ford|Kuga|2010-2020|2.5 20V,2.0 EcoBoost|S|2
Chevrolet|Corsa Classic|1995-2016|1.4 8V,1.6 8V,1.7 D*|A|10
Chevrolet|Corsa II|2002-2012|1.8 8V,1.7 DTI*|A|6
Chevrolet|Celta|2011-2016|1.4 8V|A|5
Chevrolet|Onix|2013-2019|1.4 8V|A|8
Chevrolet|Onix II|2020-|1.2 12V,1.0 Turbo|A|6
Chevrolet|Prisma|2013-2019|1.4 8V|A|6
Chevrolet|Agile|2009-2016|1.4 8V|A|6
Chevrolet|Aveo|2008-2018|1.6 16V|A|5
Chevrolet|Astra|1998-2011|2.0 8V,2.0 16V,2.0 DTI*|A|5
Chevrolet|Vectra|1997-2011|2.0 8V,2.2 16V,2.4 16V|A|4
Chevrolet|Cruze|2010-2016|1.8 16V,2.0 TD*|A|6
Chevrolet|Cruze II|2016-|1.4 Turbo|A|5
Chevrolet|Cobalt|2013-2019|1.8 8V|A|3
Chevrolet|Meriva|2003-2012|1.8 8V,1.7 DTI*|A|5
Chevrolet|Spin|2012-|1.8 8V,1.3 TD*|A|5
Chevrolet|Tracker|2013-2019|1.8 16V|S|4
Chevrolet|Tracker II|2020-|1.2 Turbo|S|4
Chevrolet|Captiva|2008-2017|2.4 16V,2.0 VCDi*|S|2
Toyota|Corolla|1998-2002|1.8 16V|A|3
Toyota|Corolla|2003-2008|1.8 16V VVT-i|A|5
Toyota|Corolla|2009-2013|1.8 16V VVT-i|A|6
Toyota|Corolla|2014-2019|1.8 16V Dual VVT-i|A|7
Toyota|Corolla|2020-|2.0 16V|A|5
Toyota|Etios|2013-2022|1.5 16V|A|9
Toyota|Yaris|2018-|1.5 16V|A|6
Toyota|Corolla Cross|2021-|2.0 16V|S|4
Toyota|RAV4|2006-2018|2.0 16V,2.4 16V|S|2
Honda|Civic|2001-2005|1.7 16V|A|2
Honda|Civic|2006-2011|1.8 16V|A|4
Honda|Civic|2012-2016|1.8 16V,2.0 16V|A|3
Honda|Fit|2004-2020|1.4 8V,1.5 16V|A|5
Honda|City|2009-2020|1.5 16V|A|3
Honda|CR-V|2002-2016|2.0 16V,2.4 16V|S|3
Honda|HR-V|2015-2022|1.8 16V|S|3
Nissan|March|2012-2020|1.6 16V|A|4
Nissan|Versa|2012-2020|1.6 16V|A|4
Nissan|Tiida|2007-2014|1.8 16V|A|3
Nissan|Sentra|2010-2020|1.8 16V,2.0 16V|A|3
Nissan|Kicks|2017-|1.6 16V|S|4
Hyundai|Tucson|2005-2010|2.0 16V,2.0 CRDi*|S|3
Hyundai|Creta|2016-2021|1.6 16V|S|2
Kia|Sportage|2005-2016|2.0 16V,2.0 CRDi*|S|3
Kia|Cerato|2010-2018|1.6 16V|A|2
Kia|Picanto|2008-2017|1.1 12V,1.0 12V|A|2
Chery|QQ|2008-2015|1.1 16V|A|3
Chery|Tiggo|2008-2018|1.6 16V,2.0 16V|S|3
Suzuki|Fun|2003-2011|1.0 8V,1.4 8V|A|5
Jeep|Renegade|2016-|1.8 16V,2.0 Multijet*|S|4
Jeep|Compass|2017-|2.4 16V,2.0 Multijet*|S|3
Audi|A3|2004-2013|1.6 8V,2.0 TFSI,2.0 TDI*|A|2
Audi|A4|2002-2015|1.8 T,2.0 TFSI,2.0 TDI*|A|2
BMW|Serie 3|2006-2012|2.0 16V,2.5 24V|A|1
`;
