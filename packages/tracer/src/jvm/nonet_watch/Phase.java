package nonet_watch;

/** What the tracer does when the program may have changed a grid. */
interface Phase {
    /** Returns whether stores into other objects than the grid matter. */
    boolean seesOthers();

    /** Returns whether stores into fields of objects matter. */
    boolean seesFields();

    /** The program has written to an array. */
    void stored(Object array, int index, int line);

    /** The program has called a method that may change an object. Null if it is unknown which. */
    void changed(Object object, int line);

    /** The program has written to a field of one of its objects. */
    void fieldSet(Object object, int line);

    /** The program has given an object to a variable or a field. */
    void bound(Object value, String name, int line);

    /** The program has called a method with these arguments. */
    void called(Object[] values, String names, int line);
}
